import type { PayChoice } from '@rostra/ui/PayButton';
import { loginPath } from '../../navigation/returnAddress.ts';
import { payPath, ppvPath, rechargePath } from '../pay/payLinks.ts';

interface Reader {
  /** The current address, to return to. */
  here: { pathname: string; search: string };
  isVisitor: boolean;
}

/** Names the offer that a visitor selected, for the return from login. */
export const INTENT_PARAMETER = 'intent';

/**
 * Returns the path of an option of the pay button. It leads a visitor to the login page, which returns
 * to the option (PAY-35, `intendedPath`). It leads a user to the payment, the card, the VIP trial or
 * the plans.
 */
export function payTarget({ type, id, offer }: PayChoice, { here, isVisitor }: Reader): string {
  if (isVisitor) {
    if (offer.kind === 'login_to_view') return loginPath(here);
    const query = new URLSearchParams(here.search);
    query.set(INTENT_PARAMETER, offer.kind);
    return loginPath({ pathname: here.pathname, search: `?${query}` });
  }
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
    default:
      return back;
  }
}
