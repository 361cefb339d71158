import type { State } from '../../story/matrix.ts';
import type { EventScheduleProps } from './EventSchedule.tsx';

export const eventScheduleStates: State<EventScheduleProps>[] = [
  { name: 'reader in Beijing', props: { readerZone: 'Asia/Shanghai' } },
  { name: 'reader in Zurich', props: { readerZone: 'Europe/Zurich' } },
  { name: 'not announced', props: { entries: [] } },
];
