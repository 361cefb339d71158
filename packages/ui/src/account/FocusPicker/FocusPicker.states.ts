import type { State } from '../../story/matrix.ts';
import type { FocusPickerProps } from './FocusPicker.tsx';

export const focusPickerStates: State<FocusPickerProps>[] = [
  { name: 'some', props: {} },
  { name: 'none', props: { value: [] } },
];
