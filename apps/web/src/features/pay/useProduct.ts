import { productTypeOf } from '@rostra/contract';
import type { ProductType } from '@rostra/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { useFresh } from '../../data/useFresh.ts';
import { safeReturnAddress } from '../../navigation/returnAddress.ts';
import type { PaymentRefusal } from './payment.ts';
import { REPLACE_PARAMETER } from './payLinks.ts';

/** Loads the item named in a payment screen's address. */
export function useProduct() {
  const { type = '', id = '' } = useParams();
  const [query] = useSearchParams();
  const productType: ProductType | undefined = productTypeOf(type);
  const isNamed = productType !== undefined && /^\d{1,15}$/.test(id);
  const reading = useQuery('getProduct', isNamed ? { params: { type, id } } : null, {
    silent: true,
  });
  useFresh(reading);
  const after = safeReturnAddress(query.get(REPLACE_PARAMETER));
  return {
    ...reading,
    isNamed,
    /** Where to continue once the reader has it: only an address of this site is followed. */
    after: after ?? reading.data?.path ?? '/search',
    /** The address to return to, with its parameters. */
    replaceUrl: after,
  };
}

type Known = Pick<ReturnType<typeof useProduct>, 'isNamed' | 'data' | 'error'>;

/**
 * Returns the state of a payment screen. A payment with a lost response went through if the item is
 * the reader's afterwards, and is then shown as paid (PAY-54).
 *
 * @param isPaying the reader's own payment is running; its result is not shown as "yours already"
 */
export function payStateOf(
  product: Known,
  isPaying: boolean,
  { isOwned, failure }: Pick<PaymentRefusal, 'isOwned' | 'failure'>,
  isDone: boolean,
) {
  if (isDone) return 'done' as const;
  if (isOwned) return 'owned' as const;
  const state = screenStateOf(product, isPaying);
  return state === 'owned' && failure?.kind === 'unknown' ? ('settled' as const) : state;
}

/** Returns the screen's state, by what is known of the item. */
function screenStateOf({ isNamed, data, error }: Known, isPaying: boolean) {
  if (isPaying) return 'open' as const;
  if (!isNamed) return 'missing' as const;
  if (data !== undefined) return data.is_owned ? ('owned' as const) : ('open' as const);
  if (error === undefined) return 'loading' as const;
  return error.status >= 400 && error.status < 500 && error.status !== 429
    ? ('missing' as const)
    : ('error' as const);
}
