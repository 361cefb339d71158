import type { State } from '../../story/matrix.ts';
import type { EventViewProps } from './EventView.tsx';

/** The sample contains the event's status; another reader zone adds a line. */
export const eventViewStates: State<EventViewProps>[] = [
  { name: 'reader in Beijing', props: { readerZone: 'Asia/Shanghai' } },
  { name: 'reader in Zurich', props: { readerZone: 'Europe/Zurich' } },
];
