import type { State } from '../../story/matrix.ts';
import type { AccountSample } from '../../story/samples/account.ts';

export const ledgerTableStates: State<AccountSample['LedgerTable']>[] = [
  { name: 'rows', props: {} },
];
