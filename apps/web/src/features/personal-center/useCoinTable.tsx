import { TOPUP_CONFIRM_WORKING_DAYS } from '@rostra/contract';
import type { ProductType } from '@rostra/contract';
import { formatDate, formatDateTime } from '@rostra/i18n';
import { OrderTable } from '@rostra/ui/OrderTable';
import { PpvCardList } from '@rostra/ui/PpvCardList';
import type { CoinTab } from '@rostra/ui/screens/VirtualCoinScreen';
import { TopupList } from '@rostra/ui/TopupList';
import { TransactionsTable } from '@rostra/ui/TransactionsTable';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useFresh } from '../../data/useFresh.ts';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { MoreRows } from './MoreRows.tsx';

/** Contents of a tab on the balance page. */
export interface CoinTable {
  readonly table: ReactNode;
  readonly more: ReactNode;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

const all = { query: {} };

/** Checks whether a product of a type has its own page; plans and packs have none. */
const hasPage = (type: ProductType): boolean => type === 'Article' || type === 'Agora::Live';

/**
 * Returns the table of a tab; only the visible tab is read.
 *
 * @param organizationId the organization whose transactions to show instead of the reader's own
 */
export function useCoinTable(tab: CoinTab, organizationId?: number): CoinTable {
  const t = useText();
  const locale = useLocale();
  const name = useLocalized();
  const now = useNow();
  const moved =
    organizationId === undefined
      ? all
      : { query: { owner_type: 'Organization' as const, owner_id: organizationId } };
  const moves = useInfiniteQuery('getTransactions', tab === 'transactions' ? moved : null);
  const topups = useInfiniteQuery('getTopups', tab === 'topups' ? all : null);
  const orders = useInfiniteQuery('getOrders', tab === 'orders' ? all : null);
  const cards = useQuery(
    'getUsersCard',
    tab === 'cards' ? { query: { card_type: 'ppv', get_all: '1' } } : null,
    { silent: true },
  );
  useFresh({ transactions: moves, topups, orders, cards }[tab], `${tab} ${organizationId ?? ''}`);
  const dateTime = (instant: string): string => formatDateTime(new Date(instant), locale);
  const paged = (
    list: typeof moves | typeof topups | typeof orders,
    table: ReactNode,
  ): CoinTable => ({
    table,
    more: <MoreRows list={list} />,
    isEmpty: list.rows.length === 0,
    isLoading: list.isLoading,
    hasFailed: list.error !== undefined && list.rows.length === 0,
    onRetry: () => void list.reload(),
  });

  switch (tab) {
    case 'transactions':
      return paged(
        moves,
        <TransactionsTable
          t={t}
          rows={moves.rows.map((row) => ({
            id: row.id,
            time: dateTime(row.time),
            kind: row.type,
            info: row.info,
            points: row.points,
            balance: row.balance,
            giftPoints: row.gift_points,
            giftBalance: row.gift_balance,
          }))}
        />,
      );
    case 'topups':
      return paged(
        topups,
        <TopupList
          t={t}
          workingDays={TOPUP_CONFIRM_WORKING_DAYS}
          rows={topups.rows.map((row) => ({ ...row, date: dateTime(row.created_at) }))}
        />,
      );
    case 'orders':
      return paged(
        orders,
        <OrderTable
          t={t}
          label={t('personalCenter.coin.tabs.orders')}
          thing={t('personalCenter.coin.orders.thing')}
          rows={orders.rows.map((row) => ({
            id: row.id,
            title: row.title,
            href: hasPage(row.goods_type) ? row.path : undefined,
            date: formatDate(new Date(row.paid_at ?? row.created_at), locale),
            paidWith: row.paid_with,
            price: row.price,
            state: row.state,
          }))}
        />,
      );
    case 'cards':
      return {
        table: (
          <PpvCardList
            t={t}
            cards={(cards.data ?? []).map((card) => ({
              id: card.id,
              name: name(card),
              quota: card.quota ?? card.balance,
              balance: card.balance,
              uptimeDays: card.uptime_days,
              usableFrom:
                card.ppv_available_at !== null && Date.parse(card.ppv_available_at) > now.getTime()
                  ? dateTime(card.ppv_available_at)
                  : undefined,
              article: card.article,
              live: card.live,
            }))}
          />
        ),
        more: null,
        isEmpty: (cards.data ?? []).length === 0,
        isLoading: cards.isLoading,
        hasFailed: cards.error !== undefined,
        onRetry: () => void cards.reload(),
      };
  }
}
