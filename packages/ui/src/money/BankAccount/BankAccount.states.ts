import type { State } from '../../story/matrix.ts';
import type { BankAccountProps } from './BankAccount.tsx';

export const bankAccountStates: State<BankAccountProps>[] = [
  { name: 'account', props: {} },
  { name: 'copied', props: { copied: 'DEMOXX00' } },
];
