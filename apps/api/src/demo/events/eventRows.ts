import { analystEvents } from './analystEvents.ts';
import { companyEvents } from './companyEvents.ts';
import type { DemoEvent } from './DemoEvent.ts';
import { expertEvents } from './expertEvents.ts';
import { openEvents } from './openEvents.ts';
import { pastAnalystEvents } from './pastAnalystEvents.ts';

/** All events of the demo; ids are given in this order. */
export const eventRows: readonly DemoEvent[] = [
  ...expertEvents,
  ...analystEvents,
  ...pastAnalystEvents,
  ...companyEvents,
  ...openEvents,
];
