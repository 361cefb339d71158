import { YUAN_PER_COIN } from '@rostra/contract';
import { BalanceCard } from '@rostra/ui/BalanceCard';
import { VirtualCoinScreen } from '@rostra/ui/screens/VirtualCoinScreen';
import type { CoinTab } from '@rostra/ui/screens/VirtualCoinScreen';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../language/useText.ts';
import { rechargePath } from '../pay/payLinks.ts';
import { useBalances } from '../recharge/useBalances.ts';
import { CenterMenu } from './CenterMenu.tsx';
import { useCoinTable } from './useCoinTable.tsx';

const TABS = ['transactions', 'cards', 'topups', 'orders'] as const;

/** /personalCenter/virtualCoin: what one has and what moved it (PROF-16). */
export function VirtualCoinFeature() {
  const t = useText();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const tab: CoinTab = TABS.find((each) => each === query.get('tab')) ?? 'transactions';
  const { paid, gift, organizations, cardUses } = useBalances();
  const table = useCoinTable(tab);
  const path = (to: CoinTab): string => `${pathname}?tab=${to}`;
  return (
    <VirtualCoinScreen
      t={t}
      menu={<CenterMenu />}
      balance={
        <BalanceCard {...{ t, paid, gift, organizations, cardUses }} yuanPerCoin={YUAN_PER_COIN} />
      }
      tab={tab}
      tabs={{
        transactions: path('transactions'),
        cards: path('cards'),
        topups: path('topups'),
        orders: path('orders'),
      }}
      links={{ topup: rechargePath('topup'), packs: rechargePath('plans') }}
      {...table}
    />
  );
}
