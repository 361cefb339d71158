import { formatCoins, formatSignedCoins } from '@rostra/i18n';
import { LedgerTable } from '../LedgerTable/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Text } from '../Text/index.ts';
import { useUiLocale } from '../TextProvider/index.ts';

/** What moved the balance (platform §3 "Points transaction"). */
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

export interface TransactionsTableProps {
  t: ScreenText;
  rows: readonly TransactionRow[];
}

/** Movements of balance and gift balance, newest first (PAY-22 to 27). */
export function TransactionsTable({ t, rows }: TransactionsTableProps) {
  const locale = useUiLocale();
  const head = (key: 'time' | 'type' | 'info' | 'points' | 'balance' | 'gift' | 'giftBalance') =>
    t(`personalCenter.coin.transactions.${key}`);
  const kind = (row: TransactionRow) => t(`personalCenter.coin.kinds.${row.kind}`);
  const signed = (coins: number) => (coins === 0 ? '–' : formatSignedCoins(coins, locale));
  return (
    <LedgerTable
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
          isWideOnly: true,
        },
        { key: 'type', head: head('type'), cell: kind },
        { key: 'info', head: head('info'), cell: (row) => row.info, isWideOnly: true },
        { key: 'points', head: head('points'), cell: (row) => signed(row.points), isFigure: true },
        {
          key: 'balance',
          head: head('balance'),
          cell: (row) => formatCoins(row.balance, locale),
          isFigure: true,
        },
        {
          key: 'gift',
          head: head('gift'),
          cell: (row) => signed(row.giftPoints),
          isFigure: true,
        },
        {
          key: 'giftBalance',
          head: head('giftBalance'),
          cell: (row) => formatCoins(row.giftBalance, locale),
          isFigure: true,
          isWideOnly: true,
        },
      ]}
    />
  );
}
