export { cardsOf } from './cardsOf.ts';
export type { PpvCard } from './cardsOf.ts';
export { PPV_PACKS } from './packs.ts';
export { returnCardUse, useCard } from './useCard.ts';
export type { CardUse } from './useCard.ts';
