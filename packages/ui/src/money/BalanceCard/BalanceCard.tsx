import { formatCoins, formatYuan } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { Skeleton } from '../../status/Skeleton/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './BalanceCard.css.ts';

export interface BalanceCardProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The user's paid balance in coins. */
  paid: number;
  /** Gift balance in coins; spent first. */
  gift: number;
  /** Organization balances that the user may pay with, paid and gift, in coins. */
  organizations: readonly { id: number; name: string; paid: number; gift: number }[];
  /** Uses left on pay-per-view cards. */
  cardUses: number;
  /** Yuan per coin, for display. */
  yuanPerCoin: number;
  /** A link beside the title, such as to the transactions. */
  action?: ReactNode;
  /** Amounts are loading; none is shown until then. @default false */
  isLoading?: boolean | undefined;
}

/** The reader's means of payment: own balance, organization balances, each with its gift part, and cards (PAY-14). */
export function BalanceCard({
  t,
  paid,
  gift,
  organizations,
  cardUses,
  yuanPerCoin,
  action,
  isLoading = false,
  ...root
}: BalanceCardProps) {
  const locale = useUiLocale();
  const total = paid + gift;
  return (
    <section {...rootProps(root, styles.card)} aria-label={t('recharge.balance.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('recharge.balance.title')}</h2>
        {wrapTexts(action)}
      </div>
      {isLoading ? (
        <div className={styles.rows}>
          <div className={styles.wait}>
            <Skeleton count={5} isAnnounced />
          </div>
        </div>
      ) : (
        <>
          <p className={styles.total}>{formatCoins(total, locale)}</p>
          <p className={styles.about}>
            {t('recharge.balance.about', { yuan: formatYuan(total * yuanPerCoin, locale) })}
          </p>
          <dl className={styles.rows}>
            <dt>{t('recharge.balance.paid')}</dt>
            <dd className={styles.figure}>{formatCoins(paid, locale)}</dd>
            <dt>{t('recharge.balance.gift')}</dt>
            <dd className={styles.figure}>{formatCoins(gift, locale)}</dd>
            {organizations.map((held) => (
              <div key={held.id} className={styles.pair}>
                <dt>{held.name}</dt>
                <dd className={styles.figure}>
                  <span>{formatCoins(held.paid + held.gift, locale)}</span>
                  {held.gift > 0 && (
                    <span className={styles.part}>
                      {t('recharge.balance.ofGift', { coins: formatCoins(held.gift, locale) })}
                    </span>
                  )}
                </dd>
              </div>
            ))}
            <dt>{t('recharge.balance.cards')}</dt>
            <dd className={styles.figure}>
              {t('recharge.balance.cardsLeft', { count: cardUses })}
            </dd>
          </dl>
        </>
      )}
      <p className={styles.note}>{t('recharge.balance.giftNote')}</p>
    </section>
  );
}
