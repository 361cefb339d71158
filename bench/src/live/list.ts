import path from 'node:path';
import { chromium } from 'playwright';
import type { CDPSession, Page } from 'playwright';
import { median } from '../report.ts';
import { bundle, pagePlugins } from './bundle.ts';
import type { Measure } from './Measure.ts';
import { servePage } from './servePage.ts';
import type { ServedPage } from './servePage.ts';

/** Performance §3: what LiveKit's ParticipantLoop used for ten thousand people on a machine as this. */
const LOOP_MOUNT_MS = 2100;
const LOOP_CHANGES_MS = 1393;
/** Performance §7: the gates of L1, L2 and L3. */
const MOUNT_PART = 0.15;
const CHANGES_PART = 0.08;
const NODES = 400;
const HEAP_MB = 5;

const PEOPLE = 10_000;
const FEW = 1000;
const ROUNDS = 3;
/** Changes a second. */
const RATES = [100, 200];
const CHANGES_MS = 3000;
/** Ms after which the effects of a step are over. */
const REST_MS = 500;
const MS = 1000;
const MEGABYTE = 1e6;
const PAGE = path.join(import.meta.dirname, 'page/listPage.tsx');
const VIEW = { width: 1280, height: 800 };

interface Round {
  readonly mountMs: number;
  readonly mountWallMs: number;
  readonly nodes: number;
  readonly heapMb: number;
  /** At each of the rates. */
  readonly changes: readonly Changed[];
}

/** The cost of a second of changes. */
interface Changed {
  readonly cpuMs: number;
  readonly longTaskMs: number;
}

/** A browser with the page alone, and what is measured from outside. */
class Looked {
  readonly page: Page;
  readonly #browser: CDPSession;
  readonly #page: CDPSession;

  constructor(page: Page, browser: CDPSession, ofPage: CDPSession) {
    this.page = page;
    this.#browser = browser;
    this.#page = ofPage;
  }

  /** Ms of processor that the page's process uses while something is done and rests. */
  async cpuMs(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#rendererSeconds();
    await act();
    return ((await this.#rendererSeconds()) - before) * MS;
  }

  /** Megabytes in use once nothing is left to be collected. */
  async heapMb(): Promise<number> {
    await this.#page.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#page.send('Runtime.getHeapUsage');
    return usedSize / MEGABYTE;
  }

  async #rendererSeconds(): Promise<number> {
    const { processInfo } = await this.#browser.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  }
}

async function looking<Found>(
  served: ServedPage,
  look: (looked: Looked) => Promise<Found>,
): Promise<Found> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: VIEW });
    await page.goto(served.url);
    await page.waitForFunction(() => 'listPage' in window);
    const ofBrowser = await browser.newBrowserCDPSession();
    return await look(new Looked(page, ofBrowser, await page.context().newCDPSession(page)));
  } finally {
    await browser.close();
  }
}

/** Measures the engine and the list, without the world of fakes beside them. */
async function shown(looked: Looked, people: number): Promise<Omit<Round, 'changes'>> {
  const { page } = looked;
  await page.evaluate((count) => window.listPage.fill(count), people);
  const world = await looked.heapMb();
  await page.evaluate(() => window.listPage.enter());
  await page.waitForTimeout(REST_MS);
  let mountWallMs = 0;
  const mountMs = await looked.cpuMs(async () => {
    mountWallMs = await page.evaluate(() => window.listPage.mount());
    await page.waitForTimeout(REST_MS);
  });
  const { nodes, rows } = await page.evaluate(() => window.listPage.count());
  if (rows === 0) throw new Error('No rows are shown');
  return { mountMs, mountWallMs, nodes, heapMb: (await looked.heapMb()) - world };
}

async function changed(looked: Looked, perSecond: number): Promise<Changed> {
  let longTaskMs = 0;
  const cpuMs = await looked.cpuMs(async () => {
    const found = await looked.page.evaluate(([rate, ms]) => window.listPage.change(rate, ms), [
      perSecond,
      CHANGES_MS,
    ] as const);
    longTaskMs = found.longTaskMs;
    if (found.drawn === 0) throw new Error('Nobody who is seen has changed');
  });
  const seconds = CHANGES_MS / MS;
  return { cpuMs: cpuMs / seconds, longTaskMs: longTaskMs / seconds };
}

/** The people's list of the room, with the engine behind it, as a host sees it (L1 to L3). */
export async function measureList(): Promise<readonly Measure[]> {
  const served = await servePage(await bundle([PAGE], pagePlugins));
  const rounds: Round[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const few = await looking(served, (looked) => shown(looked, FEW));
      rounds.push(
        await looking(served, async (looked) => {
          const many = await shown(looked, PEOPLE);
          const changes = [];
          for (const rate of RATES) changes.push(await changed(looked, rate));
          return { ...many, heapMb: many.heapMb - few.heapMb, changes };
        }),
      );
    }
  } finally {
    served.close();
  }
  const middle = (value: (round: Round) => number): number => median(rounds.map(value));
  const list = 'attendee_list_10000';
  const most = 'most' as const;
  return [
    {
      name: `${list}_mount`,
      value: middle(({ mountMs }) => mountMs),
      unit: `ms CPU, ${middle(({ mountWallMs }) => mountWallMs).toFixed(0)} ms wall`,
      goal: LOOP_MOUNT_MS * MOUNT_PART,
      bound: most,
    },
    ...RATES.map((rate, at) => ({
      name: `${list}_${rate}_changes`,
      value: middle(({ changes }) => changes[at]?.cpuMs ?? NaN),
      unit: 'ms CPU a second',
      goal: LOOP_CHANGES_MS * CHANGES_PART,
      bound: most,
    })),
    ...RATES.map((rate, at) => ({
      name: `${list}_${rate}_changes_long_tasks`,
      value: middle(({ changes }) => changes[at]?.longTaskMs ?? NaN),
      unit: 'ms a second',
      goal: 0,
      bound: most,
    })),
    {
      name: `${list}_nodes`,
      value: middle(({ nodes }) => nodes),
      unit: 'elements',
      goal: NODES,
      bound: most,
    },
    {
      name: `${list}_heap_over_1000`,
      value: middle(({ heapMb }) => heapMb),
      unit: 'MB',
      goal: HEAP_MB,
      bound: most,
    },
  ];
}
