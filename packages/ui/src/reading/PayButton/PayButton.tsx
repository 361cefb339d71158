import type { ScreenText } from '../../screens/screenText.ts';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Clock } from '../../icons.ts';
import { waitUntil } from './payOffer.ts';
import type { PayOffer, PayTargetType } from './payOffer.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PayButton.css.ts';

/** The reader's choice; the app continues from here. */
export interface PayChoice {
  type: PayTargetType;
  id: number;
  eventId: number | undefined;
  offer: PayOffer;
}

export interface PayButtonProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The type of item; the button names it. */
  type: PayTargetType;
  /** The article or the live session. */
  id: number;
  /** The event of a live session. */
  eventId?: number | undefined;
  /** A card that is not usable yet turns the button into a countdown. */
  offer: PayOffer;
  /** The server's current time; a countdown runs from it. */
  now: Date;
  /** Filled: the one best offer of a panel. @default false */
  isPrimary?: boolean | undefined;
  /** Fills the line. @default false */
  isFull?: boolean | undefined;
  /** Called on a press; the app pays, opens, logs in or redirects, as the offer requires. */
  onChoose: (choice: PayChoice) => void;
}

function label(t: ScreenText, type: PayTargetType, offer: PayOffer): string {
  switch (offer.kind) {
    case 'use_card':
      return t('article.pay.useCard.action');
    case 'pay_price':
      return t(type === 'Article' ? 'article.pay.price.action' : 'article.pay.price.actionEvent');
    case 'login_to_view':
      return t('article.pay.login.action');
    case 'vip_trial':
      return t('article.pay.trial.action');
    case 'vip_upgrade':
      return t('article.pay.upgrade.action');
    case 'card_countdown':
      return '';
  }
}

/** Returns the time until a card is usable, in words. */
function waitText(t: ScreenText, availableAt: Date, now: Date): string {
  const wait = waitUntil(availableAt, now);
  if ('clock' in wait) return t('article.pay.countdown.clock', { clock: wait.clock });
  return wait.days === 1
    ? t('article.pay.countdown.dayOne')
    : t('article.pay.countdown.days', { count: wait.days });
}

const isVip = ({ kind }: PayOffer): boolean => kind === 'vip_trial' || kind === 'vip_upgrade';

/**
 * The button for one offer of paid content; for a card that is not usable yet it is a sentence
 * instead.
 */
export function PayButton({
  t,
  type,
  id,
  eventId,
  offer,
  now,
  isPrimary = false,
  isFull = false,
  onChoose,
  ...root
}: PayButtonProps) {
  if (offer.kind === 'card_countdown')
    return (
      <span {...rootProps(root, styles.wait)} role="timer">
        <Icon icon={Clock} size="sm" />
        <span>{waitText(t, offer.availableAt, now)}</span>
      </span>
    );
  return (
    <Button
      {...rootProps(root)}
      tone={isVip(offer) ? 'vip' : isPrimary ? 'brand' : 'neutral'}
      emphasis={isPrimary || isVip(offer) ? 'filled' : 'outline'}
      isFull={isFull}
      onPress={() => onChoose({ type, id, eventId, offer })}
    >
      {label(t, type, offer)}
    </Button>
  );
}
