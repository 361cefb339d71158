import type { State } from '../../story/matrix.ts';
import type { EventStripProps } from './EventStrip.tsx';

const start = Date.parse('2026-09-03T04:00:00Z');
const DAY = 86_400_000;

const counts = [
  { 1: 3, 2: 2, 4: 1 },
  { 1: 1, 3: 2 },
  {},
  { 1: 1 },
  { 2: 2, 4: 2 },
  { 3: 1 },
  { 1: 2, 2: 1, 3: 1, 4: 1 },
];

/** A week from Thursday 3 September 2026. */
export const sampleWeek = counts.map((entry, index) => {
  const date = new Date(start + index * DAY);
  return { day: date.toISOString().slice(0, 10), date, counts: entry };
});

export const eventStripStates: State<EventStripProps>[] = [
  { name: 'none chosen', props: { chosen: null } },
  { name: 'a day chosen', props: { chosen: '2026-09-04' } },
  { name: 'no events', props: { days: sampleWeek.map((day) => ({ ...day, counts: {} })) } },
];
