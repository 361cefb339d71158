import { matrix } from '../../story/matrix.ts';
import type { DateTimeProps } from './DateTime.tsx';

export const dateTimeStates = [
  ...matrix<DateTimeProps>({ show: ['dateTime', 'date', 'day', 'clock'] }),
  { name: 'range', props: { show: 'clock' as const, until: new Date('2026-09-08T07:30:00Z') } },
];
