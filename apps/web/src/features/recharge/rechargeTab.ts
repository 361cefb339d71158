import type { RechargeTab } from '@rostra/ui/screens/RechargeScreen';

const TABS = ['plans', 'topup', 'trial'] as const;

/** Returns the tab named by an address; each of the two addresses has its own initial tab (PAY-03). */
export const rechargeTab = (pathname: string, named: string | null): RechargeTab =>
  TABS.find((tab) => tab === named) ?? (pathname === '/vip_turn' ? 'plans' : 'topup');
