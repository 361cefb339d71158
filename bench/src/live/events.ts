import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { EventsInPage } from './EventsInPage.ts';
import type { Measure } from './Measure.ts';
import { chatOf, MEMBERS, memberOf, messageFrame } from './page/eventsWorker.ts';
import { goToDoor, holdMeeting, passDoor, SiteWorld } from './SiteWorld.ts';

/** Live-media §3. */
const EVENTS_A_SECOND = 2000;
const SECONDS = 60;
const LONG_MS = 50;

const FIRST_WORDS = 'All are here.';
const REST_MS = 3000;

/** Tasks of a page that held its thread for longer than 50 ms, in ms. */
const watchTasks = (): void => {
  const longTasks: number[] = [];
  Object.assign(globalThis, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
};

const tasksOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);

/**
 * Measures the load of the busiest room on an audience member's page: the site's own, with the chat
 * open.
 */
export async function measureEvents(): Promise<readonly Measure[]> {
  const world = await SiteWorld.start();
  try {
    const { path } = await holdMeeting(world);
    const member = await world.guest('member');
    const { page } = member;
    const events = await EventsInPage.of(member.context, page);
    await goToDoor(member, path);
    await passDoor(member);
    await page.getByRole('tab', { name: /Public chat/ }).click();
    const channel = await events.channel();
    await events.send({
      event: 'presence',
      number: 0,
      payload: {
        channel,
        joined: Array.from({ length: MEMBERS }, (_, at) => memberOf(at, 0)),
        changed: [],
        left: [],
      },
    });
    await events.send(messageFrame(channel, chatOf(-1, FIRST_WORDS)));
    await page.getByText(FIRST_WORDS, { exact: true }).waitFor();
    await pause(REST_MS);
    await page.evaluate(watchTasks);
    await events.flood({ channel, perSecond: EVENTS_A_SECOND, seconds: SECONDS });
    const long = (await tasksOf(page)).filter((ms) => ms > LONG_MS);
    return [
      {
        name: 'events_2000_a_second_long_tasks',
        value: long.length,
        unit: `tasks over ${LONG_MS} ms in ${SECONDS} s, longest ${Math.max(0, ...long).toFixed(0)}`,
        goal: 0,
        bound: 'most',
      },
    ];
  } finally {
    await world.stop();
  }
}
