import { MEDIA_SOCKET_PATH } from '@rostra/contract/live';
import { median } from '../report.ts';
import type { Measure } from './Measure.ts';
import { goToDoor, holdMeeting, passDoor, SiteWorld } from './SiteWorld.ts';
import type { SiteGuest } from './SiteWorld.ts';

/** V1 of performance §7, on a processor four times slower than this one. */
const JOIN_CALLED_MS = 100;
const CPU_SLOWDOWN = 4;
const ROUNDS = 7;

interface Noted {
  pressedAt?: number;
  calledAt?: number;
}

/** Notes the press on the door and the moment in which the media line is joined. */
const note = (mediaPath: string): void => {
  const noted: Noted = {};
  Object.assign(globalThis, { noted });
  addEventListener('click', ({ timeStamp }) => (noted.pressedAt = timeStamp), { capture: true });
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (new URL(url).pathname === mediaPath) noted.calledAt ??= performance.now();
    }
  };
};

/** Ms from the press until the provider's join is called. */
async function joinOnce(guest: SiteGuest, path: string): Promise<number> {
  const { page, context } = guest;
  const client = await context.newCDPSession(page);
  await goToDoor(guest, path);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await passDoor(guest);
  const { pressedAt = NaN, calledAt = NaN } = await page.evaluate(
    () => (globalThis as unknown as { noted: Noted }).noted,
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  await page.goto('about:blank');
  return calledAt - pressedAt;
}

/**
 * Measures our own code's time around the provider's join, as an audience member joins the site's
 * room.
 */
export async function measureJoinCall(): Promise<readonly Measure[]> {
  const world = await SiteWorld.start();
  try {
    const { path } = await holdMeeting(world);
    const member = await world.guest('member');
    await member.page.addInitScript(note, MEDIA_SOCKET_PATH);
    const times: number[] = [];
    // The first one loads what every later one has.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ms = await joinOnce(member, path);
      if (round > 0) times.push(ms);
    }
    return [
      {
        name: 'click_to_join_called_4x',
        value: median(times),
        unit: `ms, middle of ${ROUNDS}, slowest ${Math.max(...times).toFixed(0)}`,
        goal: JOIN_CALLED_MS,
        bound: 'most',
      },
    ];
  } finally {
    await world.stop();
  }
}
