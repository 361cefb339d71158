import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { median } from '../report.ts';
import type { Measure } from './Measure.ts';
import { MediaWorld } from './MediaWorld.ts';
import { NetworkBetween } from './NetworkBetween.ts';
import { coresOf } from './processCpu.ts';

/** Issue 3, "Figures". */
const JOIN_P50_MS = 400;
const JOIN_P95_MS = 900;
const BACK_MS = 1500;
const KILLED_BACK_MS = 1000;
const CORE_A_STREAM = 0.005;

const HOST = 1;
const GUEST = 2;
const CROWD_FROM = 100;
const JOINS = 20;
const CUTS = 5;
const KILLS = 5;
const CUT_MS = 5000;
/** The first frames after a cut may be old ones still in transit; this many show a moving video. */
const FRAMES_BACK = 5;
/** Nothing old is on the way from a process that is gone: the second frame moves. */
const FRAMES_AFTER_KILL = 2;
const FEW_VIEWERS = 8;
const MANY_VIEWERS = 16;
const SFU_MS = 10_000;
const SETTLE_MS = 3000;
const P95 = 0.95;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

const watch = async (
  world: MediaWorld,
  page: Page,
  uid: number,
  port?: number,
): Promise<number> => {
  const ticket = await world.ticket(uid, port);
  return page.evaluate(([at, whom]) => window.mediaPage.watch(at, whom), [ticket, HOST] as const);
};

async function measureJoins(world: MediaWorld, page: Page): Promise<readonly Measure[]> {
  const joins: number[] = [];
  for (let join = 0; join <= JOINS; join += 1) {
    const ms = await watch(world, page, GUEST);
    await page.evaluate((uid) => window.mediaPage.leave(uid), GUEST);
    // The first one loads what every later one has.
    if (join > 0) joins.push(ms);
  }
  const shape = { unit: 'ms', bound: 'most' } as const;
  return [
    { name: 'join_to_first_frame_p50', value: median(joins), goal: JOIN_P50_MS, ...shape },
    { name: 'join_to_first_frame_p95', value: percentile(joins, P95), goal: JOIN_P95_MS, ...shape },
  ];
}

/** An interruption of five seconds. */
interface Cut {
  readonly name: string;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
}

/** Closes the viewer's socket and stops the SFU, so that no media gets through either. */
function lineAndSfu(world: MediaWorld): Cut {
  let stopped = 0;
  return {
    name: 'media_back_after_5_s_cut',
    begin: async () => {
      stopped = world.sfuPid;
      await world.control('cut', GUEST);
      process.kill(stopped, 'SIGSTOP');
    },
    end: async () => {
      process.kill(stopped, 'SIGCONT');
      await world.control('heal', GUEST);
    },
  };
}

/** Drops everything in both directions, without notifying either side. */
const networkAlone = (network: NetworkBetween): Cut => ({
  name: 'media_back_after_5_s_silence',
  begin: () => network.cut(),
  end: () => network.heal(),
});

async function measureCuts(page: Page, { name, begin, end }: Cut): Promise<Measure> {
  const backs: number[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    await begin();
    try {
      await pause(CUT_MS);
    } finally {
      await end();
    }
    backs.push(
      await page.evaluate(([uid, frames]) => window.mediaPage.back(uid, frames), [
        GUEST,
        FRAMES_BACK,
      ] as const),
    );
    await pause(SETTLE_MS);
  }
  await page.evaluate((uid) => window.mediaPage.leave(uid), GUEST);
  const value = Math.max(...backs);
  return { name, value, unit: 'ms, slowest of 5', goal: BACK_MS, bound: 'most' };
}

async function measureBacks(world: MediaWorld, page: Page): Promise<readonly Measure[]> {
  await watch(world, page, GUEST);
  const afterCut = await measureCuts(page, lineAndSfu(world));
  const network = await NetworkBetween.start(world.port);
  try {
    await watch(world, page, GUEST, network.port);
    return [afterCut, await measureCuts(page, networkAlone(network))];
  } finally {
    network.close();
  }
}

/**
 * Measures the time from killing the SFU's process until publisher and viewer are connected to the
 * next one and the video moves.
 */
async function measureKills(world: MediaWorld, page: Page): Promise<readonly Measure[]> {
  await watch(world, page, GUEST);
  const backs: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await world.spare();
    await pause(SETTLE_MS);
    const back = page.evaluate(([uid, frames]) => window.mediaPage.backAfterPause(uid, frames), [
      GUEST,
      FRAMES_AFTER_KILL,
    ] as const);
    process.kill(world.sfuPid, 'SIGKILL');
    backs.push(await back);
  }
  await page.evaluate((uid) => window.mediaPage.leave(uid), GUEST);
  return [
    {
      name: 'media_back_after_killed_sfu',
      value: Math.max(...backs),
      unit: `ms, slowest of ${KILLS}, ${median(backs).toFixed(0)} in the middle`,
      goal: KILLED_BACK_MS,
      bound: 'most',
    },
  ];
}

/**
 * Adds viewers up to a number. @returns the SFU's cores, and the frames per second of the slowest
 * viewer
 */
async function coresWith(
  world: MediaWorld,
  page: Page,
  viewers: { readonly before: number; readonly now: number },
): Promise<{ readonly cores: number; readonly frames: number }> {
  for (let viewer = viewers.before; viewer < viewers.now; viewer += 1) {
    await watch(world, page, CROWD_FROM + viewer);
  }
  await pause(SETTLE_MS);
  let frames = 0;
  const cores = await coresOf(world.sfuPid, async () => {
    frames = await page.evaluate((ms) => window.mediaPage.slowest(ms), SFU_MS);
  });
  return { cores, frames };
}

/**
 * Measures the cost of one more outgoing stream. The incoming stream and the process itself are
 * excluded.
 */
async function measureSfu(world: MediaWorld, page: Page): Promise<Measure> {
  const few = await coresWith(world, page, { before: 0, now: FEW_VIEWERS });
  const many = await coresWith(world, page, { before: FEW_VIEWERS, now: MANY_VIEWERS });
  const whole = (few.cores / FEW_VIEWERS).toFixed(4);
  return {
    name: 'sfu_core_a_stream_out',
    value: (many.cores - few.cores) / (MANY_VIEWERS - FEW_VIEWERS),
    unit: `cores at ${many.frames.toFixed(1)} fps; ${whole} with the stream in, by ${FEW_VIEWERS}`,
    goal: CORE_A_STREAM,
    bound: 'most',
  };
}

/** Measures a member's waiting times and the SFU's cost, in Chromium over the loopback. */
export async function measureMedia(): Promise<readonly Measure[]> {
  const world = await MediaWorld.start();
  try {
    const [sending, watching] = [await world.page(), await world.page()];
    const ticket = await world.ticket(HOST);
    await sending.evaluate((at) => window.mediaPage.send(at), ticket);
    return [
      ...(await measureJoins(world, watching)),
      ...(await measureBacks(world, watching)),
      ...(await measureKills(world, watching)),
      await measureSfu(world, watching),
    ];
  } finally {
    await world.stop();
  }
}
