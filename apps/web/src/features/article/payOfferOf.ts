import type { Data } from '@rostra/contract';
import type { PayOffer } from '@rostra/ui/PayButton';

type OfferRow = Data<'getArticle'>['offers'][number];

/**
 * Maps an offer of the API to the pay button's: exactly the fields its kind needs. Undefined for a row
 * that lacks them, which is left out rather than shown without its price.
 */
export function payOfferOf(row: OfferRow): PayOffer | undefined {
  switch (row.kind) {
    case 'use_card':
      return { kind: 'use_card', balance: row.card_balance ?? 1 };
    case 'card_countdown': {
      const at = row.ppv_avaliabled_at ?? row.ppv_available_at;
      return at === null ? undefined : { kind: 'card_countdown', availableAt: new Date(at) };
    }
    case 'pay_price':
      return row.current_price === null
        ? undefined
        : { kind: 'pay_price', currentPrice: row.current_price, originalPrice: row.original_price };
    case 'login_to_view':
    case 'vip_trial':
    case 'vip_upgrade':
      return { kind: row.kind };
  }
}
