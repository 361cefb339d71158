import { formatClock, formatCoins, formatDay, formatYuan } from '@rostra/i18n';
import type { EventViewData } from '../../reading/EventView/index.ts';
import type { NextAction } from '../../events/RegistrationStatus/index.ts';
import { NextActionButton } from '../../events/RegistrationStatus/NextActionButton.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './EventBar.css.ts';

interface EventBarProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The bar shows its price and start. */
  event: EventViewData;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** The one next step, from the registration's status. */
  action: NextAction;
}

/** On phones, at the bottom edge: price, time, and the next action. */
export function EventBar({ t, event, yuanPerCoin, action }: EventBarProps) {
  const locale = useUiLocale();
  const { currentPrice, startsAt } = event;
  const isFree = currentPrice === null || currentPrice === 0;
  return (
    <aside className={styles.bar} aria-label={t('event.bar')} data-print="none">
      <div className={styles.words}>
        <p className={styles.prices}>
          <b className={styles.price}>
            {event.isOnlyVip === true
              ? t('event.onlyVip')
              : isFree
                ? t('event.free')
                : formatCoins(currentPrice, locale)}
          </b>
          {!isFree && event.isOnlyVip !== true && (
            <span>
              {t('article.pay.price.about', {
                yuan: formatYuan(currentPrice * yuanPerCoin, locale),
              })}
            </span>
          )}
        </p>
        <time dateTime={startsAt.toISOString()}>
          {`${formatDay(startsAt, locale)} ${formatClock(startsAt)}`}
        </time>
      </div>
      <NextActionButton t={t} action={action} size="lg" />
    </aside>
  );
}
