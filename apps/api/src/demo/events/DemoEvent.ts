import type { DemoOrganizationKey, DemoPersonKey } from '#demo/people.ts';

/** A text in Simplified and Traditional Chinese and English. */
type Name = readonly [sc: string, tc: string, en: string];
type Pair = readonly [sc: string, en: string];

/** Where the demo's events take place, or are told to begin. */
export type DemoZone =
  'Asia/Shanghai' | 'Asia/Hong_Kong' | 'Asia/Singapore' | 'Europe/London' | 'Europe/Berlin';

/** An event of the demo; days and hours are counted from the load, in the event's own zone. */
export interface DemoEvent {
  type: 1 | 2 | 3 | 4 | 5;
  /** Days from today; past ones are negative. */
  day: number;
  /** Hour of the day at which it starts, local to `zone`. */
  hour: number;
  minutes: number;
  zone: DemoZone;
  way: 'online' | 'offline';
  language: 'zh' | 'en';
  organizer: DemoOrganizationKey;
  speakers: readonly DemoPersonKey[];
  industry: number;
  market: number;
  /** Coins; absent: free. */
  price?: number;
  canceled?: true;
  name: Name;
  summary: Pair;
  introduction: Pair;
}
