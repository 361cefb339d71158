import { goodsAlias } from '@rostra/contract';
import type { GoodsType } from '@rostra/contract';
import { RETURN_PARAMETER, safeReturnAddress } from '../../navigation/returnAddress.ts';

/** Where to go on after a payment, given by whoever led here (platform §2). */
export const REPLACE_PARAMETER = 'replaceUrl';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

const PAYMENT = /^\/(pay|ppv)\//;

/** Whether an address of the site is a payment to go on with. */
export const isPayment = (path: string): boolean => PAYMENT.test(path);

/**
 * Where a new VIP goes on to: the thing that a payment was for, since VIP may open it without paying,
 * or any other address as it is.
 */
export function afterVip(back: string | undefined): string | undefined {
  if (back === undefined || !isPayment(back)) return back;
  const query = new URLSearchParams(back.slice(back.indexOf('?') + 1));
  return safeReturnAddress(query.get(REPLACE_PARAMETER)) ?? back;
}

/** The payment screen of a thing; `after` is the site's address to go on to. */
export const payPath = (type: GoodsType, id: number, after?: string): string =>
  withQuery(`/pay/${goodsAlias(type)}/${id}`, { [REPLACE_PARAMETER]: after });

/** The screen that opens a thing with a pay-per-view card. */
export const ppvPath = (type: GoodsType, id: number, after?: string): string =>
  withQuery(`/ppv/${goodsAlias(type)}/${id}`, { [REPLACE_PARAMETER]: after });

/** Top-up, plans or trial; `back` is the payment to go on with. */
export const rechargePath = (tab: 'topup' | 'plans' | 'trial', back?: string): string =>
  withQuery('/recharge', { tab, [RETURN_PARAMETER]: back });
