import type { State } from '../story/matrix.ts';
import type { AccountCodeFieldProps } from './AccountCodeField.tsx';

export const accountCodeFieldStates: State<AccountCodeFieldProps>[] = [
  { name: 'not sent', props: {} },
  { name: 'sending', props: { isSendingCode: true } },
  { name: 'waiting for the next code', props: { codeWait: 42, codeNote: '…' } },
  { name: 'problem', props: { problems: { code: '…' } } },
];
