import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { CheckboxProps } from './Checkbox.tsx';

export const checkboxStates: State<CheckboxProps>[] = [
  ...matrix<CheckboxProps>({ isSelected: [false, true], isDisabled: [false, true] }),
  { name: 'some', props: { isIndeterminate: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Accept the agreement first.', '请先同意用户协议。'),
    }),
  },
  { name: 'focused', props: {}, force: 'focus-visible' },
];
