import type { Data } from '@rostra/contract';
import type { PayOffer } from '@rostra/ui/PayButton';

type OfferRow = Data<'getArticle'>['offers'][number];

/**
 * Maps an offer of the API to the pay button's: exactly the fields its kind needs. Undefined for a row
 * that lacks them, which is left out rather than shown without its price.
 */
export function payOfferOf(row: OfferRow): PayOffer | undefined {
  const { kind } = row;
  if (kind === 'use_card') return { kind, balance: row.card_balance ?? 1 };
  if (kind === 'card_countdown') {
    const at = row.ppv_avaliabled_at ?? row.ppv_available_at;
    return at === null ? undefined : { kind, availableAt: new Date(at) };
  }
  if (kind !== 'pay_price') return { kind };
  return row.current_price === null
    ? undefined
    : { kind, currentPrice: row.current_price, originalPrice: row.original_price };
}
