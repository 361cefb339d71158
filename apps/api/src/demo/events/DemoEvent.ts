import type { AccessMode } from '@rostra/contract';
import type { DemoOrganizationKey, DemoPersonKey } from '#demo/people.ts';

/** A text in Simplified and Traditional Chinese and English. */
type Name = readonly [sc: string, tc: string, en: string];
type Pair = readonly [sc: string, en: string];

/** Time zones in which the demo's events take place or announce their start. */
export type DemoZone =
  'Asia/Shanghai' | 'Asia/Hong_Kong' | 'Asia/Singapore' | 'Europe/London' | 'Europe/Berlin';

/** How an event of the demo is taken part in; what is absent follows from the event. */
export interface DemoMeeting<Person extends string = DemoPersonKey> {
  mode?: AccessMode;
  /** In the language of its event's place: Simplified, Traditional, English. */
  place?: Name;
  onlineAddress?: string;
  extraLink?: string;
  password?: string;
  capacity?: number;
  /** Coins before the price of now. */
  originalPrice?: number;
  /** Coins; null: free, though its event has a price. */
  price?: number | null;
  trial?: true;
  needsApproval?: true;
  certifiedOnly?: true;
  onlyVip?: true;
  hidesDialIn?: true;
  /** Consecutive slots of equal length, each with its number of seats. */
  slots?: { count: number; capacity: number };
  /** The person in the host's seat. */
  host?: Person | 'host';
}

/** An event of the demo; days and hours are counted from the load, in the event's own zone. */
export interface DemoEvent<Person extends string = DemoPersonKey> {
  type: 1 | 2 | 3 | 4 | 5;
  /** Minutes from the load until it starts; then day and hour do not count. */
  inMinutes?: number;
  /** Days from today; past ones are negative. */
  day: number;
  /** Hour of the day at which it starts, local to `zone`. */
  hour: number;
  minutes: number;
  zone: DemoZone;
  way: 'online' | 'offline';
  language: 'zh' | 'en';
  organizer: DemoOrganizationKey;
  speakers: readonly (Person | 'host')[];
  industry: number;
  market: number;
  /** Coins; absent: free. */
  price?: number;
  canceled?: true;
  /** Where its playback is watched, once it is over. */
  playback?: string;
  /** Participants may ask for a talk alone. */
  oneToOne?: true;
  coOrganizers?: readonly DemoOrganizationKey[];
  /** The ways of taking part; one that follows from the event when absent. */
  meetings?: readonly DemoMeeting<Person>[];
  name: Name;
  summary: Pair;
  introduction: Pair;
}

/** User ids of the people in events, by key. Meetings without their own host have `host`. */
export type EventPeople<Person extends string> = Readonly<Record<Person | 'host', number>>;
