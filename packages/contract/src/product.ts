import { TOPUP_GIFTS } from './constants.ts';
import type { ProductType } from './enums.ts';

const aliases: Readonly<Record<string, ProductType>> = {
  Article: 'Article',
  article: 'Article',
  'Agora::Live': 'Agora::Live',
  live: 'Agora::Live',
  VipPlan: 'VipPlan',
  vipplan: 'VipPlan',
  PpvPack: 'PpvPack',
  ppvpack: 'PpvPack',
};

/**
 * Returns the product type for a pay route's `{type}`: the specification's names and our aliases
 * (PAY-34).
 */
export const productTypeOf = (type: string): ProductType | undefined =>
  Object.hasOwn(aliases, type) ? aliases[type] : undefined;

/** Returns the alias that links use for a product type. */
export const productAlias = (type: ProductType): string =>
  type === 'Agora::Live' ? 'live' : type.toLowerCase();

/** Returns the gift coins for a top-up. */
export const topupGiftFor = (coins: number): number =>
  TOPUP_GIFTS.findLast(({ from }) => coins >= from)?.gift ?? 0;
