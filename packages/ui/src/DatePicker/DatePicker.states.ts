import { matrix } from '../story/matrix.ts';
import type { State } from '../story/matrix.ts';
import type { DatePickerProps } from './DatePicker.tsx';

export const datePickerStates: State<DatePickerProps>[] = [
  ...matrix<DatePickerProps>({ size: ['md', 'lg'] }),
  { name: 'empty', props: { value: null } },
  { name: 'optional', props: { isOptional: true } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
