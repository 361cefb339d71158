import type { State } from '../story/matrix.ts';
import type { AccountFormProps } from './AccountForm.tsx';

export const accountFormStates: State<AccountFormProps>[] = [
  { name: 'typed', props: {} },
  { name: 'problems', props: { problems: { account: '…', form: '…' } } },
  { name: 'pending', props: { isPending: true } },
];
