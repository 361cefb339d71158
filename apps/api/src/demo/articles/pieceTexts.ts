import { carTexts } from './texts/cars.ts';
import { chipTexts } from './texts/chips.ts';
import { drugTexts } from './texts/drugs.ts';
import { macroTexts } from './texts/macro.ts';
import { retailTexts } from './texts/retail.ts';
import { robotTexts } from './texts/robots.ts';
import { storageTexts } from './texts/storage.ts';

/** The bodies of the demo's articles by the key of their piece. */
export const pieceTexts = {
  ...carTexts,
  ...chipTexts,
  ...drugTexts,
  ...macroTexts,
  ...retailTexts,
  ...robotTexts,
  ...storageTexts,
};

export type PieceKey = keyof typeof pieceTexts;
