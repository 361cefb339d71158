import { YUAN_PER_COIN } from '@rostra/contract';
import { BalanceCard } from '@rostra/ui/BalanceCard';
import { VirtualCoinScreen } from '@rostra/ui/screens/VirtualCoinScreen';
import type { CoinTab } from '@rostra/ui/screens/VirtualCoinScreen';
import { SegmentedControl } from '@rostra/ui/SegmentedControl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../language/useText.ts';
import { rechargePath } from '../pay/payLinks.ts';
import { useBalances } from '../recharge/useBalances.ts';
import { CenterMenu } from './CenterMenu.tsx';
import { useCoinTable } from './useCoinTable.tsx';

const TABS = ['transactions', 'cards', 'topups', 'orders'] as const;

/** Parameter of the organization whose transactions are shown instead of the reader's own. */
const ORGANIZATION = 'organization';

/** /personalCenter/virtualCoin: balances and transactions (PROF-16). */
export function VirtualCoinPage() {
  const t = useText();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const tab: CoinTab = TABS.find((each) => each === query.get('tab')) ?? 'transactions';
  const { paid, gift, organizations, cardUses, isLoading } = useBalances(tab);
  const organization = organizations.find(({ id }) => String(id) === query.get(ORGANIZATION));
  const table = useCoinTable(tab, organization?.id);
  const path = (to: CoinTab): string => `${pathname}?tab=${to}`;
  return (
    <VirtualCoinScreen
      t={t}
      menu={<CenterMenu />}
      balance={
        <BalanceCard
          {...{ t, paid, gift, organizations, cardUses, isLoading }}
          yuanPerCoin={YUAN_PER_COIN}
        />
      }
      tab={tab}
      tabs={{
        transactions: path('transactions'),
        cards: path('cards'),
        topups: path('topups'),
        orders: path('orders'),
      }}
      links={{ topup: rechargePath('topup'), packs: rechargePath('plans') }}
      accounts={
        organizations.length > 0 && (
          <SegmentedControl
            label={t('personalCenter.coin.transactions.account')}
            options={[
              { value: '', label: t('personalCenter.coin.transactions.own') },
              ...organizations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(organization?.id ?? '')}
            onChange={(id) => {
              const next = id === '' ? path(tab) : `${path(tab)}&${ORGANIZATION}=${id}`;
              void navigate(next, { replace: true, preventScrollReset: true });
            }}
          />
        )
      }
      {...table}
    />
  );
}
