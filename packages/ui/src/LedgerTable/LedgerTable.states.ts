import type { State } from '../story/matrix.ts';
import type { AccountSample } from '../story/accountSample.tsx';

export const ledgerTableStates: State<AccountSample['LedgerTable']>[] = [
  { name: 'rows', props: {} },
];
