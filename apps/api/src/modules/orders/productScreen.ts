import { coinsFromCents, productTypeOf } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { hasPaymentPassword } from '#modules/accounts/index.ts';
import { cardsOf } from '#modules/cards/index.ts';
import { entitlementsOf, productProvider, requireProduct } from '#modules/products/index.ts';
import type { Product, LocalizedText } from '#modules/products/index.ts';
import { balancesOf, ownerKey } from '#modules/ledger/index.ts';
import type { Offer } from '#modules/offers/index.ts';
import { toPpvCardResponse } from './toCardResponse.ts';
import { cardFits } from './cardFits.ts';
import { payersOfUser } from './usersCards.ts';

const textIn = (text: LocalizedText, locale: Locale): string =>
  localized({ sc_text: text.sc, tc_text: text.tc, en_text: text.en }, 'text', scriptOf(locale));

const coinsOrNull = (cents: number | null): number | null =>
  cents === null ? null : coinsFromCents(cents);

/** Returns the single offer of a product without their own rules. */
function priceOffer(product: Product): Offer[] {
  if (product.price === null) return [];
  return [
    {
      kind: 'pay_price',
      current_price: coinsFromCents(product.price),
      original_price: coinsOrNull(product.originalPrice),
      ppv_avaliabled_at: null,
      ppv_available_at: null,
      card_balance: null,
    },
  ];
}

/**
 * Returns the payment screen: the product, its offers, and the user's means of payment (PAY-32).
 *
 * @throws AppError `notFound` for an unknown type, the error of its type for an unknown ID
 */
export async function productScreen(
  deps: Deps,
  viewer: Viewer,
  params: { type: string; id: number },
): Promise<Data<'getProduct'>> {
  const userId = requireUser(viewer);
  const type = productTypeOf(params.type);
  if (type === undefined) throw new AppError('notFound');
  const { db } = deps;
  const now = deps.clock.now();
  const product = await requireProduct(deps, type, params.id, { viewer, now, lock: false });
  const isOwned = !product.repeatable && (await entitlementsOf(db, userId, [product.key])).size > 0;
  const payers = await payersOfUser(db, userId);
  const owners = payers.map(({ owner }) => owner);
  const balances = await balancesOf(db, owners);
  const cards = product.cardFlag === null ? [] : await cardsOf(db, owners);
  const offers =
    (await productProvider(deps, type)?.offers?.(db, product, { viewer, now })) ??
    priceOffer(product);
  return {
    goods_type: type,
    goods_id: product.id,
    title: textIn(product.title, viewer.locale),
    summary: textIn(product.summary, viewer.locale),
    current_price: coinsFromCents(product.price ?? 0),
    original_price: coinsOrNull(product.originalPrice),
    path: product.path,
    is_owned: isOwned,
    offers: isOwned ? [] : offers,
    current_time: now.toISOString(),
    has_payment_password: await hasPaymentPassword(db, userId),
    payers: payers.map(({ owner, names }) => {
      const balance = balances.get(ownerKey(owner)) ?? { coin: 0, gift: 0 };
      return {
        owner_type: owner.type,
        owner_id: owner.id,
        ...names,
        balance: coinsFromCents(balance.coin),
        gift: coinsFromCents(balance.gift),
      };
    }),
    cards: cards.filter((card) => cardFits(card, product)).map((card) => toPpvCardResponse(card)),
  };
}
