import { formatCoins, formatDateTime, formatYuan } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Check, Info } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import { OfferIcon } from '../OfferIcon/index.ts';
import { offersShown, PayButton, primaryOffer } from '../PayButton/index.ts';
import type { PayChoice, PayOffer, PayTargetType } from '../PayButton/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PayPanel.css.ts';

export interface PayPanelProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The type of item. */
  type: PayTargetType;
  /** The article or the live session. */
  id: number;
  /** The event of a live session. */
  eventId?: number | undefined;
  /** The reader's offers, best first, as the server returns them. */
  offers: readonly PayOffer[];
  /** The server's time now (PAY-47). */
  now: Date;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** Offers only VIP. @default false */
  isOnlyVip?: boolean | undefined;
  /** Names the content that payment unlocks; the panel's heading of level 2. */
  title: string;
  /** The included content, in short lines. */
  includes: readonly string[];
  /** For visitors: explains that they log in and come back. @default false */
  isVisitor?: boolean | undefined;
  /** The address for a top-up; without it the link is left out. */
  topUpHref?: string | undefined;
  /** A quiet line at the end, such as "remind me". */
  aside?: ReactNode;
  /**
   * Called on a press on an offer; the app pays, opens, logs in or redirects, as the offer
   * requires.
   */
  onChoose: (choice: PayChoice) => void;
}

interface Words {
  title: ReactNode;
  text: ReactNode;
}

function wordsOf(props: PayPanelProps, offer: PayOffer, locale: 'zh-CN' | 'en'): Words {
  const { t, yuanPerCoin } = props;
  switch (offer.kind) {
    case 'use_card':
      return {
        title: t('article.pay.useCard.title'),
        text: t('article.pay.useCard.text', { count: offer.balance }),
      };
    case 'card_countdown':
      return {
        title: t('article.pay.countdown.title'),
        text: t('article.pay.countdown.text', { time: formatDateTime(offer.availableAt, locale) }),
      };
    case 'pay_price':
      return {
        title: (
          <>
            <span>
              {t('article.pay.price.title', { price: formatCoins(offer.currentPrice, locale) })}
            </span>{' '}
            {offer.originalPrice !== null && offer.originalPrice > offer.currentPrice && (
              <s className={styles.before}>
                <VisuallyHidden>{`${t('article.pay.price.was')} `}</VisuallyHidden>
                <span>{formatCoins(offer.originalPrice, locale)}</span>
              </s>
            )}{' '}
            <span className={styles.yuan}>
              {t('article.pay.price.about', {
                yuan: formatYuan(offer.currentPrice * yuanPerCoin, locale),
              })}
            </span>
          </>
        ),
        text: t('article.pay.price.balance'),
      };
    case 'login_to_view':
      return { title: t('article.pay.login.title'), text: t('article.pay.login.text') };
    case 'vip_trial':
      return { title: t('article.pay.trial.title'), text: t('article.pay.trial.text') };
    case 'vip_upgrade':
      return { title: t('article.pay.upgrade.title'), text: t('article.pay.upgrade.text') };
  }
}

/**
 * The ways to continue reading: the included content first, then one row per offer, the best
 * available one filled.
 */
export function PayPanel(props: PayPanelProps) {
  const {
    t,
    type,
    id,
    eventId,
    now,
    title,
    includes,
    isVisitor = false,
    topUpHref,
    aside,
    onChoose,
  } = props;
  const locale = useUiLocale();
  const offers = offersShown(props.offers, props.isOnlyVip ?? false);
  const primary = primaryOffer(offers);
  const hasPrice = offers.some(({ kind }) => kind === 'pay_price');
  return (
    <section {...rootProps(props, styles.panel)} aria-label={t('article.pay.label')}>
      <div className={styles.head}>
        <Heading level={2} size="title-md">
          {title}
        </Heading>
        <ul className={styles.includes}>
          {includes.map((line) => (
            <li key={line} className={styles.include}>
              <span className={styles.check}>
                <Icon icon={Check} size="sm" />
              </span>
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
      {offers.map((offer) => {
        const words = wordsOf(props, offer, locale);
        return (
          <div key={offer.kind} className={styles.offer}>
            <OfferIcon kind={offer.kind} />
            <div>
              <b className={styles.name}>{words.title}</b>
              <span className={styles.text}>{words.text}</span>
            </div>
            <div className={styles.action}>
              <PayButton
                t={t}
                type={type}
                id={id}
                eventId={eventId}
                offer={offer}
                now={now}
                isPrimary={offer === primary}
                isFull
                onChoose={onChoose}
              />
            </div>
          </div>
        );
      })}
      <div className={styles.note} data-print="none">
        <span className={styles.rate}>
          <Icon icon={Info} size="sm" />
          <span>
            {isVisitor
              ? t('article.pay.visitor')
              : hasPrice
                ? t('article.pay.rate', { rate: props.yuanPerCoin })
                : t('article.pay.refund')}
          </span>
        </span>
        <span className={styles.end}>
          {wrapTexts(aside)}
          {topUpHref !== undefined && hasPrice && !isVisitor && (
            <Link href={topUpHref} emphasis="strong" size="sm">
              {t('article.pay.topUp')}
            </Link>
          )}
        </span>
      </div>
    </section>
  );
}
