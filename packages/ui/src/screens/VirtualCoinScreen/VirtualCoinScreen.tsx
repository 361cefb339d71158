import type { ReactNode } from 'react';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { PersonalCenterLayout } from '../PersonalCenterLayout/index.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';

export type CoinTab = 'transactions' | 'cards' | 'topups' | 'orders';

export interface VirtualCoinScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The personal center's menu. */
  menu: ReactNode;
  /** `BalanceCard`, above the tabs. */
  balance: ReactNode;
  /** The current tab. */
  tab: CoinTab;
  /** Addresses of the four tabs. */
  tabs: Record<CoinTab, string>;
  /**
   * The choice of the account whose transactions the table shows, for readers who lead an
   * organization.
   */
  accounts?: ReactNode;
  /** The tab's table; shown when it has rows. */
  table: ReactNode;
  /** The tab's list has no rows: its own sentence replaces them. */
  isEmpty: boolean;
  /** The tab's first page is loading; `more` shows the loading of further pages. */
  isLoading: boolean;
  /** The tab's list failed to load; replaces all rows. */
  hasFailed: boolean;
  /** Loads the tab's list again. */
  onRetry: () => void;
  /** A button for more rows. */
  more?: ReactNode;
  /** The addresses for a top-up, and for buying packs. */
  links: { topup: string; packs: string };
}

const COIN_TABS = ['transactions', 'cards', 'topups', 'orders'] as const;

function Empty({ t, tab, links }: Pick<VirtualCoinScreenProps, 't' | 'tab' | 'links'>) {
  switch (tab) {
    case 'transactions':
      return (
        <EmptyState
          title={t('personalCenter.coin.transactions.empty')}
          actions={<LinkButton href={links.topup}>{t('personalCenter.coin.topUp')}</LinkButton>}
        >
          {t('personalCenter.coin.transactions.emptyText')}
        </EmptyState>
      );
    case 'cards':
      return (
        <EmptyState
          title={t('personalCenter.coin.cards.empty')}
          actions={
            <LinkButton href={links.packs}>{t('personalCenter.coin.cards.purchase')}</LinkButton>
          }
        >
          {t('personalCenter.coin.cards.emptyText')}
        </EmptyState>
      );
    case 'topups':
      return (
        <EmptyState title={t('recharge.history.empty')}>
          {t('recharge.history.emptyText')}
        </EmptyState>
      );
    case 'orders':
      return (
        <EmptyState title={t('personalCenter.coin.orders.empty')}>
          {t('personalCenter.coin.orders.emptyText')}
        </EmptyState>
      );
  }
}

/**
 * /personalCenter/virtualCoin: balances, transactions, pay-per-view cards, top-ups, orders
 * (PROF-16).
 */
export function VirtualCoinScreen(props: VirtualCoinScreenProps) {
  const { t, tab, links } = props;
  return (
    <PersonalCenterLayout
      ref={props.ref}
      className={props.className}
      menu={props.menu}
      title={t('personalCenter.coin.title')}
      action={<LinkButton href={links.topup}>{t('personalCenter.coin.topUp')}</LinkButton>}
    >
      {wrapTexts(props.balance)}
      <TabLinks
        label={t('personalCenter.coin.tabs.label')}
        tabs={COIN_TABS.map((key) => ({
          href: props.tabs[key],
          text: t(`personalCenter.coin.tabs.${key}`),
          isCurrent: key === tab,
        }))}
      />
      {tab === 'transactions' && props.accounts && <Inline>{props.accounts}</Inline>}
      {props.hasFailed ? (
        <ErrorState onRetry={props.onRetry} />
      ) : props.isLoading ? (
        <Skeleton shape="line" count={6} isAnnounced />
      ) : props.isEmpty ? (
        <Empty t={t} tab={tab} links={links} />
      ) : (
        wrapTexts(props.table)
      )}
      {wrapTexts(props.more)}
    </PersonalCenterLayout>
  );
}
