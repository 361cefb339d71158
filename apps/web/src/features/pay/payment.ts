import type { ApiError } from '@rostra/api-client';
import type { Data, ProductType } from '@rostra/contract';
import type { PaymentFailureCause } from '@rostra/ui/PaymentPanel';
import type { PaymentPasswordProblems } from '@rostra/ui/PaymentPasswordSetup';
import type { ProductKind } from '@rostra/ui/screens/PaymentScreen';

type Product = Data<'getProduct'>;

/** The screen's word for each kind of product. */
export const kindOf: Record<ProductType, ProductKind> = {
  Article: 'article',
  'Agora::Live': 'live',
  VipPlan: 'vipPlan',
  PpvPack: 'ppvPack',
};

/** Returns the key of a payer among the payers of a screen. */
export const payerKey = (payer: { owner_type: string; owner_id: number }): string =>
  `${payer.owner_type} ${payer.owner_id}`;

/** Returns the total that a balance can pay, gift balance included. */
export const totalOf = (payer: { balance: number; gift: number }): number =>
  payer.balance + payer.gift;

/** Returns the milliseconds until a card is active, by the server's clock (PAY-37, PAY-47). */
export const waitOf = (card: { ppv_available_at: string | null }, now: Date): number =>
  card.ppv_available_at === null
    ? 0
    : Math.max(0, Date.parse(card.ppv_available_at) - now.getTime());

/** Returns the initial payer: the reader; an organization pays by explicit choice only. */
export function firstPayer(product: Product): string {
  const payer = product.payers.find(({ owner_type }) => owner_type === 'User');
  return payer === undefined ? '' : payerKey(payer);
}

/** Failures after which the outcome of the payment is unknown. */
const UNKNOWN = new Set([
  'requestTimeout',
  'aborted',
  'unknown',
  'requestInProgress',
  'systemError',
]);

/** Failures that the payment password's field shows, with the remaining tries. */
const PASSWORD = new Set(['paymentPasswordWrong', 'paymentPasswordLocked', 'paymentPasswordWeak']);

/** Failures that mean the reader already has the item. */
const OWNED = new Set(['alreadyBought', 'idempotencyKeyReused']);

/** Meaning of a refused payment for the reader. */
export interface PaymentRefusal {
  readonly failure: PaymentFailureCause | null;
  readonly problems: PaymentPasswordProblems;
  /** Nothing was charged twice: the item is there (PAY-54). */
  readonly isOwned: boolean;
}

/**
 * Maps a failed payment to its meaning for the reader.
 *
 * @param missing coins that the payer lacks
 * @param price the price the reader saw, and the current one
 */
export function refusalOf(
  error: ApiError | undefined,
  missing: number,
  price: { before: number; now: number },
): PaymentRefusal {
  const none: PaymentRefusal = { failure: null, problems: {}, isOwned: false };
  if (error === undefined) return none;
  if (OWNED.has(error.name)) return { ...none, isOwned: true };
  if (PASSWORD.has(error.name)) return { ...none, problems: { paymentPassword: error.message } };
  if (error.name === 'priceChanged')
    return { ...none, failure: { kind: 'priceChanged', ...price } };
  if (error.name === 'insufficientBalance') {
    return { ...none, failure: { kind: 'insufficient', missing } };
  }
  if (UNKNOWN.has(error.name)) return { ...none, failure: { kind: 'unknown' } };
  return { ...none, failure: { kind: 'failed', reason: reasonOf(error) } };
}

/** Returns the server's reason, without the "Payment Failed" that the screen itself shows (ERR-16). */
const reasonOf = (error: ApiError): string => {
  const { reason } = error.details;
  return typeof reason === 'string' ? reason : error.message.replace(/^[^:：]{2,20}[:：]\s*/, '');
};
