import { matrix } from '../story/matrix.ts';
import type { State } from '../story/matrix.ts';
import type { CheckboxProps } from './Checkbox.tsx';

export const checkboxStates: State<CheckboxProps>[] = [
  ...matrix<CheckboxProps>({ isSelected: [false, true], isDisabled: [false, true] }),
  { name: 'some', props: { isIndeterminate: true } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'focused', props: {}, force: 'focus-visible' },
];
