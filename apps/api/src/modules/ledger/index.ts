import { defineModule } from '#platform/module/defineModule.ts';

export { balancesOf } from './wallets.ts';
export type { WalletBalance } from './wallets.ts';
export { movementsOf } from './movementsOf.ts';
export { credit, reverse, spend } from './moveMoney.ts';
export { ownerKey } from './Owner.ts';
export type { Owner } from './Owner.ts';

export const ledger = defineModule({ name: 'ledger' });
