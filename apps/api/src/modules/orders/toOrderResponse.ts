import { coinsFromCents } from '@rostra/contract';
import type { Data, ProductType, OrderState, OwnerType, PaidWith } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { orderFailureText } from './failureText.ts';
import type { OrderRow } from './tables.ts';

/** An order in the form of the contract. */
export type OrderResponse = Data<'postOrders'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns the title of an order in one language. */
export const orderTitle = (row: OrderRow, locale: Locale): string =>
  localized(
    { sc_title: row.scTitle, tc_title: row.tcTitle, en_title: row.enTitle },
    'title',
    scriptOf(locale),
  );

/** Returns an order in the form for its owner. */
export function toOrderResponse(row: OrderRow, locale: Locale): OrderResponse {
  return {
    id: row.id,
    goods_type: row.productType as ProductType,
    goods_id: row.productId,
    state: row.state as OrderState,
    title: orderTitle(row, locale),
    price: coinsFromCents(row.priceCents),
    paid_with: row.paidWith as PaidWith | null,
    gift_paid: coinsFromCents(row.giftCents),
    balance_paid: coinsFromCents(row.coinCents),
    card_id: row.cardId,
    payer:
      row.payerType === null || row.payerId === null
        ? null
        : { owner_type: row.payerType as OwnerType, owner_id: row.payerId },
    created_at: row.createdAt.toISOString(),
    paid_at: iso(row.paidAt),
    expires_at: row.state === 'created' ? iso(row.expiresAt) : null,
    refunded_at: iso(row.refundedAt),
    failure: orderFailureText(row.failure, locale),
  };
}
