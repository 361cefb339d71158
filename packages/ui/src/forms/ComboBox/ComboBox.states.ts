import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { ComboBoxProps } from './ComboBox.tsx';

export const comboBoxStates: State<ComboBoxProps>[] = [
  ...matrix<ComboBoxProps>({ size: ['md', 'lg'] }),
  {
    name: 'nothing chosen',
    props: { value: null },
    words: ({ localized }) => ({ placeholder: localized('Type to search', '输入以搜索') }),
  },
  { name: 'options on their way', props: { isLoading: true } },
  { name: 'options did not load', props: { onRetry: () => undefined } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Choose one from the list.', '请从列表中选择一项。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
