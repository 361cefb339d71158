import { coinsFromCents, yuanFromCoins } from '@rostra/contract';
import {
  BEIJING,
  formatCoins,
  formatDateTime,
  formatYuan,
  localized,
  scriptOf,
} from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { eq } from 'drizzle-orm';
import { userName, viewerOfUser } from '#modules/accounts/index.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { productProvider } from '#modules/products/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { orderTitle } from './toOrderResponse.ts';
import type { OrderRow } from './tables.ts';

/** Returns the path of the screen that lists an order or its movement of money. */
export const orderListPath = (deps: Pick<Deps, 'contributed'>, order: OrderRow): string =>
  (order.state === 'paid' && productProvider(deps, order.productType)?.orders.listPath) ||
  '/personalCenter/virtualCoin';

/**
 * Returns the record of an order for a mail, one fact a line: item, kind, amount in coins and yuan,
 * sources of the payment, order number, times in Beijing, buyer, links and the refund rule.
 *
 * @param order paid or refunded
 * @param address the buyer's email address, their name if they gave none
 */
export async function orderRecord(
  deps: Deps,
  order: OrderRow,
  { locale, address }: { locale: Locale; address: string },
): Promise<string> {
  const text = serverText(locale);
  const { publicOrigin } = deps.config;
  const kind = productProvider(deps, order.productType)?.orders;
  const coins = (cents: number) => formatCoins(coinsFromCents(cents), locale);
  const time = (at: Date) => formatDateTime(at, locale, BEIJING);
  const [path, payer, name] = [
    await itemPath(deps, order, locale),
    await payerName(deps.db, order, locale),
    await userName(deps.db, order.userId, locale),
  ];
  const yuan = formatYuan(yuanFromCoins(coinsFromCents(order.priceCents)), locale);
  const lines = [
    text('money.mail.record.item', { title: orderTitle(order, locale) }),
    kind !== undefined && text(kind.kindText),
    ...(order.paidWith === 'ppv'
      ? [text('money.mail.record.card')]
      : [text('money.mail.record.amount', { coins: coins(order.priceCents), yuan })]),
    order.giftCents > 0 && text('money.mail.record.gift', { coins: coins(order.giftCents) }),
    order.coinCents > 0 && text('money.mail.record.balance', { coins: coins(order.coinCents) }),
    payer !== '' && text('money.mail.record.payer', { payer }),
    text('money.mail.record.order', { order: order.id }),
    order.paidAt !== null && text('money.mail.record.paid', { time: time(order.paidAt) }),
    order.refundedAt !== null &&
      text('money.mail.record.refunded', { time: time(order.refundedAt) }),
    text('money.mail.record.buyer', { buyer: name === '' ? address : name }),
    path !== undefined && text('money.mail.record.link', { url: `${publicOrigin}${path}` }),
    text('money.mail.record.orders', { url: `${publicOrigin}${orderListPath(deps, order)}` }),
    kind !== undefined &&
      text('money.mail.record.refundRule', {
        rule: text(order.state === 'paid' ? kind.refundText : 'refundRule.back'),
      }),
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** Returns the path of the bought item, or undefined if its buyer no longer sees it. */
async function itemPath(deps: Deps, order: OrderRow, locale: Locale): Promise<string | undefined> {
  const viewer = await viewerOfUser(deps, order.userId, locale);
  const context = { viewer, now: deps.clock.now(), lock: false };
  const provider = productProvider(deps, order.productType);
  return (await provider?.read(deps.db, order.productId, context))?.path;
}

/** Returns the name of the organization that paid; empty if the buyer did. */
async function payerName(db: Database, order: OrderRow, locale: Locale): Promise<string> {
  if (order.payerType !== 'Organization' || order.payerId === null) return '';
  const [row] = await db
    .select({
      sc_name: organizations.scName,
      tc_name: organizations.tcName,
      en_name: organizations.enName,
    })
    .from(organizations)
    .where(eq(organizations.id, order.payerId));
  return row === undefined ? '' : localized(row, 'name', scriptOf(locale));
}
