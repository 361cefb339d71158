import { Icon } from '../../foundations/Icon/index.ts';
import { Clock, LogIn, Shield, Ticket, Wallet } from '../../icons.ts';
import type { LucideIcon } from '../../icons.ts';
import type { PayOfferKind } from '../PayButton/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './OfferIcon.css.ts';

const drawings: Record<PayOfferKind, LucideIcon> = {
  use_card: Ticket,
  card_countdown: Clock,
  pay_price: Wallet,
  login_to_view: LogIn,
  vip_trial: Shield,
  vip_upgrade: Shield,
};

export interface OfferIconProps extends RootProps {
  /** The offer that it marks. */
  kind: PayOfferKind;
}

/** The drawing before an offer of the pay panel; decorative. VIP has a gold ground. */
export function OfferIcon({ kind, ...root }: OfferIconProps) {
  const isVip = kind === 'vip_trial' || kind === 'vip_upgrade';
  return (
    <span {...rootProps(root, styles.tile({ tone: isVip ? 'vip' : 'brand' }))}>
      <Icon icon={drawings[kind]} />
    </span>
  );
}
