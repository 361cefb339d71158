import type { Data } from '@rostra/contract';
import type { PayOffer } from '@rostra/ui/PayButton';
import { payOfferOf } from './payOfferOf.ts';
import { INTENT_PARAMETER, payTarget } from './payTarget.ts';

/** What is left of a query once the intent is taken out. */
function withoutIntent(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(INTENT_PARAMETER);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Where a reader who is logged in by now goes on to from an article: to what they had pressed as a
 * visitor, if it is on offer to them too, else to the article alone, which may be open to them. A card
 * of theirs that opens it comes before paying; its screen offers paying too. Undefined without an intent. The word in the address names an offer, never
 * an address.
 */
export function intendedPath(
  article: Pick<Data<'getArticle'>, 'id' | 'offers'>,
  { pathname, query }: { pathname: string; query: URLSearchParams },
): string | undefined {
  const intent = query.get(INTENT_PARAMETER);
  if (intent === null) return undefined;
  const here = { pathname, search: withoutIntent(query) };
  const offers: PayOffer[] = article.offers.map(payOfferOf).filter((offer) => offer !== undefined);
  const card = offers.find(({ kind }) => kind === 'use_card');
  const offer = intent === 'pay_price' && card ? card : offers.find(({ kind }) => kind === intent);
  if (!offer) return here.pathname + here.search;
  return payTarget(
    { type: 'Article', id: article.id, eventId: undefined, offer },
    {
      here,
      isVisitor: false,
    },
  );
}
