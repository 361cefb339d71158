import type { State } from '../story/matrix.ts';
import type { AmountPickerProps } from './AmountPicker.tsx';

export const amountPickerStates: State<AmountPickerProps>[] = [
  { name: 'plate', props: {} },
  { name: 'other', props: { value: 'other', other: '1,240.50' } },
  { name: 'problem', props: { value: 'other', other: '5', problem: '…' } },
];
