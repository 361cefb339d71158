import { formatCoins } from '@rostra/i18n';
import { LedgerTable } from '../LedgerTable/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { RootProps } from '../../rootProps.ts';

export type OrderState = 'created' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded';

/** An order as the reader sees it. */
export interface OrderRow {
  id: number;
  title: string;
  /**
   * The address of the item; null when it is no longer on the site, undefined when it has no page.
   */
  href: string | null | undefined;
  /** The time of payment or creation, formatted. */
  date: string;
  paidWith: 'balance' | 'ppv' | null;
  price: number;
  state: OrderState;
}

export interface OrderTableProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Names the table and its first column. */
  label: string;
  /** The header of the first column: the bought item. */
  thing: string;
  /** Newest first; prices in coins. */
  rows: readonly OrderRow[];
}

const tones = {
  created: 'info',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  refunding: 'warning',
  refunded: 'neutral',
} as const;

/** Orders with date, payment method, price and status; the title opens the bought item. */
export function OrderTable({ t, label, thing, rows, ...root }: OrderTableProps) {
  const locale = useUiLocale();
  return (
    <LedgerTable
      {...root}
      label={label}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'thing',
          head: thing,
          isTitle: true,
          cell: (row) => (
            <>
              {row.href === null || row.href === undefined ? (
                <Text as="span" dir="auto">
                  {row.title}
                </Text>
              ) : (
                <Link href={row.href} emphasis="strong">
                  <bdi>{row.title}</bdi>
                </Link>
              )}
              {row.href === null && (
                <Text size="xs" tone="muted">
                  {t('personalCenter.purchases.gone')}
                </Text>
              )}
            </>
          ),
        },
        {
          key: 'date',
          head: t('personalCenter.purchases.date'),
          cell: (row) => (
            <Text as="span" size="sm" tone="secondary" isTabular>
              {row.date}
            </Text>
          ),
        },
        {
          key: 'with',
          head: t('personalCenter.purchases.with'),
          cell: (row) =>
            row.paidWith === null
              ? '–'
              : t(
                  row.paidWith === 'ppv'
                    ? 'personalCenter.purchases.withCard'
                    : 'personalCenter.purchases.withBalance',
                ),
        },
        {
          key: 'price',
          head: t('personalCenter.purchases.price'),
          cell: (row) => (row.paidWith === 'ppv' ? '–' : formatCoins(row.price, locale)),
          isFigure: true,
        },
        {
          key: 'state',
          head: t('personalCenter.purchases.state'),
          cell: (row) => (
            <Tag tone={tones[row.state]}>{t(`personalCenter.purchases.${row.state}`)}</Tag>
          ),
        },
      ]}
    />
  );
}
