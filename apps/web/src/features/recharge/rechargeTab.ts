import type { RechargeTab } from '@rostra/ui/screens/RechargeScreen';

const TABS = ['plans', 'topup', 'trial'] as const;

/** The tab that an address names; each of the two addresses begins at its own (PAY-03). */
export const rechargeTab = (pathname: string, named: string | null): RechargeTab =>
  TABS.find((tab) => tab === named) ?? (pathname === '/vip_turn' ? 'plans' : 'topup');
