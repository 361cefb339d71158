import type { State } from '../story/matrix.ts';
import type { EventViewProps } from './EventView.tsx';

/** The event's own state is in the sample; the reader's zone adds a line. */
export const eventViewStates: State<EventViewProps>[] = [
  { name: 'reader in Beijing', props: { readerZone: 'Asia/Shanghai' } },
  { name: 'reader in Zurich', props: { readerZone: 'Europe/Zurich' } },
];
