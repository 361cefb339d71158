import type { State } from '../story/matrix.ts';
import type { DateTimeFieldProps } from './DateTimeField.tsx';

const BERLIN = { timeZone: 'Europe/Berlin' };

export const dateTimeFieldStates: State<DateTimeFieldProps>[] = [
  { name: 'a moment', props: {} },
  { name: 'smaller', props: { size: 'md' } },
  { name: 'empty', props: { value: null } },
  { name: 'the same moment in another zone', props: { timeZone: 'America/New_York' } },
  {
    name: 'a time that comes twice: clocks are put back',
    props: { ...BERLIN, value: Date.UTC(2026, 9, 25, 1, 30) },
  },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
