import { matrix } from '../story/matrix.ts';
import type { State } from '../story/matrix.ts';
import type { ComboBoxProps } from './ComboBox.tsx';

export const comboBoxStates: State<ComboBoxProps>[] = [
  ...matrix<ComboBoxProps>({ size: ['md', 'lg'] }),
  { name: 'nothing chosen', props: { value: null, placeholder: '…' } },
  { name: 'options on their way', props: { isLoading: true } },
  { name: 'options did not load', props: { onRetry: () => undefined } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
