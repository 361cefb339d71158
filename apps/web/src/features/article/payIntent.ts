import type { Data } from '@rostra/contract';
import type { PayOffer } from '@rostra/ui/PayButton';
import { payOfferOf } from './payOfferOf.ts';
import { INTENT_PARAMETER, payTarget } from './payTarget.ts';

/** Returns the query without the intent. */
function withoutIntent(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(INTENT_PARAMETER);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the path on which a reader continues from an article after login; undefined without an
 * intent. It is the option they selected as a visitor if they are offered it too, else the article
 * alone, which may be open to them. A card of theirs that opens it comes before payment; its screen
 * offers payment too. The address names an offer, never another address.
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
