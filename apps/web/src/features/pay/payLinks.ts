import { productAlias } from '@rostra/contract';
import type { ProductType } from '@rostra/contract';
import { RETURN_PARAMETER, safeReturnAddress } from '../../navigation/returnAddress.ts';

/** Address to continue at after a payment, given by the page that led here (platform §2). */
export const REPLACE_PARAMETER = 'replaceUrl';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

const PAYMENT = /^\/(pay|ppv)\//;

/** Checks whether an address of the site is a payment to continue. */
export const isPayment = (path: string): boolean => PAYMENT.test(path);

/**
 * Returns the address to continue at with a new VIP: the item of a payment, as VIP may open it without
 * payment, or any other address unchanged.
 */
export function afterVip(back: string | undefined): string | undefined {
  if (back === undefined || !isPayment(back)) return back;
  const query = new URLSearchParams(back.slice(back.indexOf('?') + 1));
  return safeReturnAddress(query.get(REPLACE_PARAMETER)) ?? back;
}

/** Returns the path of an item's payment screen; `after` is the site's address to continue at. */
export const payPath = (type: ProductType, id: number, after?: string): string =>
  withQuery(`/pay/${productAlias(type)}/${id}`, { [REPLACE_PARAMETER]: after });

/** Returns the path of the screen that opens an item with a pay-per-view card. */
export const ppvPath = (type: ProductType, id: number, after?: string): string =>
  withQuery(`/ppv/${productAlias(type)}/${id}`, { [REPLACE_PARAMETER]: after });

/** Returns the path of the top-up, plans or trial; `back` is the payment to continue. */
export const rechargePath = (tab: 'topup' | 'plans' | 'trial', back?: string): string =>
  withQuery('/recharge', { tab, [RETURN_PARAMETER]: back });
