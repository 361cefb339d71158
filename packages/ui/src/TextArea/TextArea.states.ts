import type { State } from '../story/matrix.ts';
import type { TextAreaProps } from './TextArea.tsx';

export const textAreaStates: State<TextAreaProps>[] = [
  { name: 'three rows at least', props: { defaultValue: '' } },
  { name: 'with text', props: {} },
  {
    name: 'eight rows at most',
    props: { defaultValue: Array.from({ length: 12 }, (_, i) => String(i + 1)).join('\n') },
  },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
