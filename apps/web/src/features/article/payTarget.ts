import type { PayChoice } from '@rostra/ui/PayButton';
import { loginPath } from '../../navigation/returnAddress.ts';
import { payPath, ppvPath, rechargePath } from '../pay/payLinks.ts';

interface Reader {
  /** The address they are at, to come back to. */
  here: { pathname: string; search: string };
  isVisitor: boolean;
}

/**
 * Where a choice of the pay button leads: a visitor to the log-in page with the way back (PAY-35),
 * a member to the payment, the card, the VIP trial or the plans.
 */
export function payTarget({ type, id, offer }: PayChoice, { here, isVisitor }: Reader): string {
  if (isVisitor) return loginPath(here);
  const back = here.pathname + here.search;
  switch (offer.kind) {
    case 'use_card':
      return ppvPath(type, id, back);
    case 'pay_price':
      return payPath(type, id, back);
    case 'vip_trial':
      return rechargePath('trial', back);
    case 'vip_upgrade':
      return rechargePath('plans', back);
    case 'login_to_view':
    case 'card_countdown':
      return back;
  }
}
