import { formatCoins } from '@rostra/i18n';
import { LedgerTable } from '../LedgerTable/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** A reported transfer. */
export interface TopupRow {
  id: number;
  date: string;
  coins: number;
  gift: number;
  state: 'pending' | 'confirmed' | 'rejected';
  reference: string;
  /** Why it was refused. */
  reason: string | null;
}

export interface TopupListProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Newest first; amounts in coins. */
  rows: readonly TopupRow[];
  /** Working days until staff confirm. */
  workingDays: number;
}

const tones = { pending: 'warning', confirmed: 'success', rejected: 'danger' } as const;

/** The reader's top-ups with their status; pending ones show how long they take (PAY-61). */
export function TopupList({ t, rows, workingDays, ...root }: TopupListProps) {
  const locale = useUiLocale();
  return (
    <LedgerTable
      {...root}
      label={t('recharge.history.title')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'date',
          head: t('recharge.history.date'),
          cell: (row) => (
            <Text as="span" size="sm" tone="secondary" isTabular>
              {row.date}
            </Text>
          ),
        },
        {
          key: 'reference',
          head: t('recharge.history.reference'),
          cell: (row) => row.reference,
        },
        {
          key: 'coins',
          head: t('recharge.history.coins'),
          cell: (row) => formatCoins(row.coins, locale),
          isFigure: true,
          isTitle: true,
        },
        {
          key: 'gift',
          head: t('recharge.history.gift'),
          cell: (row) => (row.gift === 0 ? '–' : formatCoins(row.gift, locale)),
          isFigure: true,
        },
        {
          key: 'state',
          head: t('recharge.history.state'),
          cell: (row) => (
            <>
              <Tag tone={tones[row.state]}>
                {t(`recharge.history.${row.state}`, { days: workingDays })}
              </Tag>
              {row.reason !== null && (
                <Text size="xs" tone="secondary">
                  {t('recharge.history.reason', { reason: row.reason })}
                </Text>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
