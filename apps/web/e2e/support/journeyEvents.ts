import { journeyRun } from './journeyRun.ts';
import type { SeededEvent } from './journeyRun.ts';

/** Options of an event made for one journey; it has one meeting and a host of its own. */
export interface JourneyEvent {
  /**
   * Minutes from the start of the run to the event's start. @default 25: its room is open, it has not
   * started
   */
  readonly startsInMinutes?: number;
  /** @default 90 */
  readonly minutes?: number;
  /** Number of experts besides its host, at most 12. @default 0 */
  readonly experts?: number;
  /** @default 'default_online' */
  readonly mode?: 'default_online' | 'rtmp' | 'offline' | 'other_online';
  /** Coins; absent if free. A paid online meeting is also open to VIP and cards. */
  readonly price?: number;
  /** Its first five minutes are free. */
  readonly trial?: true;
  readonly password?: string;
  readonly capacity?: number;
  readonly needsApproval?: true;
  readonly certifiedOnly?: true;
  readonly onlyVip?: true;
  /** Time slots of equal length, each with this capacity. */
  readonly slots?: { readonly count: number; readonly capacity: number };
}

const DAY = 24 * 60;

/** The events of the journeys. No two journeys share one; a new journey adds a line. */
export const journeyEvents = {
  registering: { startsInMinutes: DAY, password: 'Haoyuan88' },
  keyboard: { startsInMinutes: 2 * DAY },
  payingForAPlace: { startsInMinutes: 4 * DAY, price: 30 },
  choosingASlot: {
    startsInMinutes: DAY,
    mode: 'offline',
    price: 60,
    slots: { count: 3, capacity: 8 },
  },
  over: { startsInMinutes: -120, minutes: 60 },
  meeting: { experts: 1 },
  faults: {},
  screen: { experts: 1 },
  documents: {},
  recording: {},
  phone: {},
  trial: { price: 20, trial: true },
  stream: { mode: 'rtmp' },
  stage: { experts: 12, password: 'Haoyuan88' },
} as const satisfies Record<string, JourneyEvent>;

export type JourneyEventName = keyof typeof journeyEvents;

/**
 * Returns a journey's event: its IDs, its names, and the accounts of its host and experts. They are
 * registered and have agreed to all notices. The journey makes its own audience members with
 * `newAccount`, then `register`.
 *
 * Events and their hosts are written into the data folder before the server starts, since no call
 * makes them yet (ADR 0112). A journey's own server has the same ones.
 */
export function journeyEvent(name: JourneyEventName): SeededEvent {
  const event = journeyRun().events[name];
  if (event === undefined) throw new Error(`No event "${name}"`);
  return event;
}

/** Returns the room's address of an event held with us. */
export function roomOf({ id, meeting_id, live_id }: SeededEvent, locale: 'en' | 'zh-CN'): string {
  if (live_id === null) throw new Error('The event has no room');
  return `/meeting_live/${meeting_id}/${live_id}?event_id=${id}&lang=${locale}`;
}
