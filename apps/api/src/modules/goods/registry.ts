import type { GoodsType } from '@rostra/contract';
import type { GoodsProvider } from './Goods.ts';

const providers = new Map<GoodsType, GoodsProvider>();

/** Says how one kind of goods is described and handed over; a module calls it when it is loaded. */
export function registerGoods(provider: GoodsProvider): void {
  providers.set(provider.type, provider);
}

/** The provider of a kind of goods, or undefined while no module sells it. */
export function goodsProvider(type: GoodsType): GoodsProvider | undefined {
  return providers.get(type);
}
