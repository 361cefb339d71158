import { setTimeout as pause } from 'node:timers/promises';
import type { MessagingFrame, RoomMessage } from '@rostra/contract/live';
import { SERVER_UID } from '@rostra/contract/live';
import type { Page } from 'playwright';
import { EventsBetween } from './EventsBetween.ts';
import type { Measure } from './Measure.ts';
import { goToDoor, holdMeeting, passDoor, SiteWorld } from './SiteWorld.ts';

/** Live-media §3. */
const EVENTS_A_SECOND = 2000;
const SECONDS = 60;
const LONG_MS = 50;

const MEMBERS = 1000;
const UID_FROM = 1_000_000;
/** A prime, so that events are spread over the members. */
const STRIDE = 7919;
/** Of so many events one is a message of the chat and one tells reactions. */
const EVENTS_A_MESSAGE = 10;
/** Ms between two bunches, as a network brings them. */
const BUNCH_MS = 10;
const MESSAGE_ID_FROM = 1_000_000;
const FIRST_WORDS = 'All are here.';
const REST_MS = 3000;
const MS = 1000;

/** Events are numbered by the server: ours must not look as if some had been missed. */
const NUMBER = 0;

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

/** The so-many-th event: mostly hands and microphones of the members, some chat, some reactions. */
function eventOf(number: number, channel: string): MessagingFrame {
  if (number % EVENTS_A_MESSAGE === 0) {
    return said(channel, chatOf(number, `Question ${number}, please.`));
  }
  if (number % EVENTS_A_MESSAGE === 1) {
    return said(channel, { type: 'reactions', counts: { clap: (number % 7) + 1 } });
  }
  return {
    event: 'memberAttributes',
    number: NUMBER,
    payload: { channel, ...memberOf((number * STRIDE) % MEMBERS, number) },
  };
}

const said = (channel: string, message: RoomMessage): MessagingFrame => ({
  event: 'message',
  number: NUMBER,
  payload: { channel, from: SERVER_UID, text: JSON.stringify(message), at: Date.now() },
});

const chatOf = (number: number, msg: string): RoomMessage => ({
  type: 'chat',
  message: {
    id: MESSAGE_ID_FROM + number,
    msg,
    time: new Date().toISOString(),
    senderId: UID_FROM,
    sender_name: 'Lin Wei',
    sender_role: 'audience',
    client_id: `bench-${number}`,
  },
});

const memberOf = (at: number, turn: number) => ({
  uid: UID_FROM + at,
  attributes: {
    id: String(UID_FROM + at),
    role: 'audience',
    mute: turn % 3 === 0 ? '0' : '1',
    hide: '0',
    volume: '100',
    hands_up: turn % 5 === 0 ? new Date().toISOString() : '',
  },
});

/** Says all events at their time. */
async function flood(between: EventsBetween): Promise<void> {
  const { channel } = between;
  const from = performance.now();
  let count = 0;
  while (count < EVENTS_A_SECOND * SECONDS) {
    const due = Math.floor(((performance.now() - from) / MS) * EVENTS_A_SECOND);
    for (; count < Math.min(due, EVENTS_A_SECOND * SECONDS); count += 1) {
      between.say(eventOf(count, channel));
    }
    await pause(BUNCH_MS);
  }
}

/** What the busiest room does to a listener's page: the site's own, with the chat open. */
export async function measureEvents(): Promise<readonly Measure[]> {
  const world = await SiteWorld.start();
  const between = await EventsBetween.start(world.origin);
  try {
    const { path } = await holdMeeting(world);
    const member = await world.guest('member');
    const { page } = member;
    await between.lead(member.context);
    await goToDoor(member, path);
    await passDoor(member);
    await page.getByRole('tab', { name: /Public chat/ }).click();
    between.say({
      event: 'presence',
      number: NUMBER,
      payload: {
        channel: between.channel,
        joined: Array.from({ length: MEMBERS }, (_, at) => memberOf(at, 0)),
        changed: [],
        left: [],
      },
    });
    between.say(said(between.channel, chatOf(-1, FIRST_WORDS)));
    await page.getByText(FIRST_WORDS, { exact: true }).waitFor();
    await pause(REST_MS);
    await page.evaluate(watchTasks);
    await flood(between);
    await between.untilHeard(page, EVENTS_A_SECOND * SECONDS);
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
    between.close();
    await world.stop();
  }
}
