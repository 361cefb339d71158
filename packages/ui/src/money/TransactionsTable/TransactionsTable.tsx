import { formatCoins, formatSignedCoins } from '@rostra/i18n';
import { LedgerTable } from '../LedgerTable/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** The cause of a balance change (platform §3 "Points transaction"). */
export type TransactionKind =
  'topup' | 'topup_gift' | 'purchase' | 'refund' | 'vip' | 'ppv_pack' | 'invite_reward' | 'adjust';

/** One movement of the balance. */
export interface TransactionRow {
  id: number;
  /** When, formatted. */
  time: string;
  kind: TransactionKind;
  info: string;
  /** Signed coins of the paid balance, and that balance after it. */
  points: number;
  balance: number;
  /** The same of the gift balance. */
  giftPoints: number;
  giftBalance: number;
}

export interface TransactionsTableProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Newest first; amounts in coins, signed. */
  rows: readonly TransactionRow[];
}

/** Movements of balance and gift balance, newest first (PAY-22 to 27). */
export function TransactionsTable({ t, rows, ...root }: TransactionsTableProps) {
  const locale = useUiLocale();
  const head = (key: 'time' | 'type' | 'info' | 'points' | 'balance') =>
    t(`personalCenter.coin.transactions.${key}`);
  const gift = (coins: string) => (
    <Text as="div" size="xs" tone="muted" isTabular>
      {t('personalCenter.coin.transactions.gift', { coins })}
    </Text>
  );
  return (
    <LedgerTable
      {...root}
      label={t('personalCenter.coin.tabs.transactions')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'time',
          head: head('time'),
          cell: (row) => (
            <Text as="span" size="sm" tone="secondary" isTabular>
              {row.time}
            </Text>
          ),
        },
        {
          key: 'type',
          head: head('type'),
          cell: (row) => t(`personalCenter.coin.kinds.${row.kind}`),
        },
        { key: 'info', head: head('info'), cell: (row) => <bdi>{row.info}</bdi>, isTitle: true },
        {
          key: 'points',
          head: head('points'),
          cell: (row) => (
            <>
              {row.points === 0 ? null : <span>{formatSignedCoins(row.points, locale)}</span>}
              {row.giftPoints === 0 ? null : gift(formatSignedCoins(row.giftPoints, locale))}
            </>
          ),
          isFigure: true,
        },
        {
          key: 'balance',
          head: head('balance'),
          cell: (row) => (
            <>
              <span>{formatCoins(row.balance, locale)}</span>
              {gift(formatCoins(row.giftBalance, locale))}
            </>
          ),
          isFigure: true,
        },
      ]}
    />
  );
}
