import { Icon } from '../../foundations/Icon/index.ts';
import { Ticket } from '../../icons.ts';
import { kindsOf } from '../PpvPacks/kindsOf.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PpvCardList.css.ts';

/** A pay-per-view card of the reader. */
export interface HeldPpvCard {
  id: number;
  /** The card's or holder's name in the reader's language. */
  name: string;
  /** Uses in all and left. */
  quota: number;
  balance: number;
  /** Days between purchase and first use. */
  uptimeDays: number | null;
  /** The day it becomes usable, formatted; absent when it is usable now. */
  usableFrom?: string | undefined;
  article: boolean;
  live: boolean;
}

export interface PpvCardListProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show; those used up are muted. */
  cards: readonly HeldPpvCard[];
}

const stateOf = (t: ScreenText, card: HeldPpvCard): string => {
  if (card.balance === 0) return t('personalCenter.coin.cards.used');
  if (card.usableFrom === undefined) return t('personalCenter.coin.cards.usable');
  return t('personalCenter.coin.cards.usableFrom', { date: card.usableFrom });
};

const uptimeText = (t: ScreenText, days: number): string =>
  days === 1
    ? t('personalCenter.coin.cards.uptimeOne')
    : t('personalCenter.coin.cards.uptime', { days });

const leftText = (t: ScreenText, { balance, quota }: HeldPpvCard): string =>
  quota === 1
    ? t('personalCenter.coin.cards.leftOne', { balance })
    : t('personalCenter.coin.cards.left', { balance, quota });

/** Pay-per-view cards with quota, uses left and start of validity (PAY-29 to 31). */
export function PpvCardList({ t, cards, ...root }: PpvCardListProps) {
  return (
    <ul {...rootProps(root, styles.list)}>
      {cards.map((card) => (
        <li key={card.id} className={styles.row} data-muted={card.balance === 0 || undefined}>
          <span className={styles.icon}>
            <Icon icon={Ticket} />
          </span>
          <div>
            <h3 className={styles.name}>{card.name}</h3>
            <p className={styles.meta}>
              {[
                kindsOf(t, card),
                ...(card.uptimeDays !== null && card.uptimeDays > 0
                  ? [uptimeText(t, card.uptimeDays)]
                  : []),
              ].join(' · ')}
            </p>
          </div>
          <div className={styles.end}>
            <span className={styles.left}>{leftText(t, card)}</span>
            <span className={styles.meta}>{stateOf(t, card)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
