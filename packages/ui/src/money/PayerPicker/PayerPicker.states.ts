import type { State } from '../../story/matrix.ts';
import type { PayerPickerProps } from './PayerPicker.tsx';

export const payerPickerStates: State<PayerPickerProps>[] = [
  { name: 'enough', props: {} },
  { name: 'short', props: { price: 1000 } },
];
