export { isLimitedFree, isVipRight, offersFor } from './offersFor.ts';
export type { Offer } from './offersFor.ts';
export type { OfferCard, OfferProduct, OfferViewer } from './OfferInput.ts';
