import type { GoodsType } from '@rostra/contract';
import type { GoodsProvider } from './Goods.ts';

const providers = new Map<GoodsType, GoodsProvider>();

/** Registers the provider of one kind of goods; a module calls it when it is loaded. */
export function registerGoods(provider: GoodsProvider): void {
  providers.set(provider.type, provider);
}

/** Returns the provider of a kind of goods, or undefined if no module sells it. */
export function goodsProvider(type: GoodsType): GoodsProvider | undefined {
  return providers.get(type);
}
