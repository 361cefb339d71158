import type { State } from '../../story/matrix.ts';
import type { EventCalendarProps } from './EventCalendar.tsx';

const nothing = (): undefined => undefined;

/** The sample provides events, types and texts. */
export const eventCalendarStates: State<EventCalendarProps>[] = [
  { name: 'with events', props: {} },
  { name: 'loading', props: { state: 'loading', events: [] } },
  { name: 'failed', props: { state: 'failed', events: [], onRetry: nothing } },
];
