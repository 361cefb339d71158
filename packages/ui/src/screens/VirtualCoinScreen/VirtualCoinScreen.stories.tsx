import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceCard } from '../../money/BalanceCard/index.ts';
import { OrderTable } from '../../money/OrderTable/index.ts';
import { PersonalCenterMenu } from '../../account/PersonalCenterMenu/index.ts';
import { PpvCardList } from '../../money/PpvCardList/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { castIn } from '../../story/samples/cast/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { TopupList } from '../../money/TopupList/index.ts';
import { TransactionsTable } from '../../money/TransactionsTable/index.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { VirtualCoinScreen } from './VirtualCoinScreen.tsx';
import type { VirtualCoinScreenProps } from './VirtualCoinScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): VirtualCoinScreenProps {
  const sample = accountSample(locale);
  return {
    t: sample.TransactionsTable.t,
    menu: <PersonalCenterMenu {...sample.PersonalCenterMenu} />,
    balance: <BalanceCard {...sample.BalanceCard} />,
    tab: 'transactions',
    tabs: { transactions: '#movements', cards: '#cards', topups: '#topups', orders: '#orders' },
    table: <TransactionsTable {...sample.TransactionsTable} />,
    isEmpty: false,
    isLoading: false,
    hasFailed: false,
    onRetry: nothing,
    links: { topup: '#topup', packs: '#packs' },
  };
}

const inState = screenStates(VirtualCoinScreen, propsFor);

const meta = {
  title: 'Screens/VirtualCoinScreen',
  component: VirtualCoinScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof VirtualCoinScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Balances and transactions. */
export const Default: Story = { tags: ['visual'] };

/** For a reader who leads an organization: the choice of the account, above the table. */
export const OrganizationsMovements: Story = inState((locale) => {
  const { t } = accountSample(locale).TransactionsTable;
  return {
    accounts: (
      <SegmentedControl
        label={t('personalCenter.coin.transactions.account')}
        options={[
          { value: '', label: t('personalCenter.coin.transactions.own') },
          { value: '3', label: castIn(locale).companies.northgate.name },
        ]}
        value="3"
        onChange={nothing}
      />
    ),
  };
});

/** Pay-per-view cards. */
export const Cards: Story = inState((locale) => ({
  tab: 'cards',
  table: <PpvCardList {...accountSample(locale).PpvCardList} />,
}));

/** Top-ups. */
export const TopUps: Story = inState((locale) => ({
  tab: 'topups',
  table: <TopupList {...accountSample(locale).TopupList} />,
}));

/** Orders. */
export const Orders: Story = inState((locale) => ({
  tab: 'orders',
  table: <OrderTable {...accountSample(locale).OrderTable} />,
}));

/** No transaction yet. */
export const NoMovements: Story = inState(() => ({ isEmpty: true }));

/** No card yet: the way to buy one. */
export const NoCards: Story = inState(() => ({ tab: 'cards', isEmpty: true }));

/** UI-16: no transfer reported yet. */
export const NoTopUps: Story = inState(() => ({ tab: 'topups', isEmpty: true }));

/** UI-16: nothing bought yet. */
export const NoOrders: Story = inState(() => ({ tab: 'orders', isEmpty: true }));

/** In progress. */
export const Loading: Story = inState(() => ({ isLoading: true }));

/** Failed to load. */
export const Failed: Story = inState(() => ({ hasFailed: true }));
