import type { State } from '../story/matrix.ts';
import type { CodeFieldProps } from './CodeField.tsx';

export const codeFieldStates: State<CodeFieldProps>[] = [
  { name: 'before sending', props: { defaultValue: '' } },
  { name: 'sending', props: { isSending: true } },
  { name: 'sent, waiting', props: { secondsLeft: 42 } },
  { name: 'with a problem', props: { errorMessage: '×' } },
];
