import type { State } from '../../story/matrix.ts';
import type { SelectProps } from './Select.tsx';

export const selectStates: State<SelectProps>[] = [
  { name: 'nothing chosen', props: { value: '' } },
  { name: 'chosen', props: {} },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Choose what it is about.', '请选择内容类型。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
