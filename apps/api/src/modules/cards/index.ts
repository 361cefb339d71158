import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { ppvUses } from './tables.ts';
import { packProduct } from './packProduct.ts';

export { cardsOf, cardsOfUserColumn } from './cardsOf.ts';
export type { PpvCard } from './cardsOf.ts';
export { isCardRevoked } from './isCardRevoked.ts';
export { issueCard } from './issueCard.ts';
export { PPV_PACKS } from './packs.ts';
export { packTexts } from './packTexts.ts';
export { returnCardUse, spendCardUse } from './spendCardUse.ts';

export const cards = defineModule({
  name: 'cards',
  products: [packProduct],
  ownData: [keepRows(ppvUses.userId)],
});
