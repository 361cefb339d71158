import { TOPUP_GIFTS } from './constants.ts';
import type { GoodsType } from './enums.ts';

const aliases: Readonly<Record<string, GoodsType>> = {
  Article: 'Article',
  article: 'Article',
  'Agora::Live': 'Agora::Live',
  live: 'Agora::Live',
  VipPlan: 'VipPlan',
  vipplan: 'VipPlan',
  PpvPack: 'PpvPack',
  ppvpack: 'PpvPack',
};

/** The goods of a pay route's `{type}`: the specification's names and our aliases (PAY-34). */
export const goodsTypeOf = (type: string): GoodsType | undefined =>
  Object.hasOwn(aliases, type) ? aliases[type] : undefined;

/** The alias that links use for a kind of goods. */
export const goodsAlias = (type: GoodsType): string =>
  type === 'Agora::Live' ? 'live' : type.toLowerCase();

/** Gift coins that come with a top-up of so many coins. */
export const topupGiftFor = (coins: number): number =>
  TOPUP_GIFTS.findLast(({ from }) => coins >= from)?.gift ?? 0;
