import type { State } from '../../story/matrix.ts';
import type { SelectProps } from './Select.tsx';

export const selectStates: State<SelectProps>[] = [
  { name: 'nothing chosen', props: { value: '' } },
  { name: 'chosen', props: {} },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Select a type.', '请选择类型。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
