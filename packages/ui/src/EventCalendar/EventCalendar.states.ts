import type { State } from '../story/matrix.ts';
import type { EventCalendarProps } from './EventCalendar.tsx';

const nothing = (): undefined => undefined;

/** Events, types and words are the sample's. */
export const eventCalendarStates: State<EventCalendarProps>[] = [
  { name: 'with events', props: {} },
  { name: 'loading', props: { state: 'loading', events: [] } },
  { name: 'failed', props: { state: 'failed', events: [], onRetry: nothing } },
];
