export { isLimitedFree, isVipRight, offersFor } from './offersFor.ts';
export type { Offer } from './offersFor.ts';
export type { OfferCard, OfferGoods, OfferViewer } from './OfferInput.ts';
