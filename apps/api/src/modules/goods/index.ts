export type { Goods, GoodsProvider, LocalizedText } from './Goods.ts';
export { goodsProvider, registerGoods } from './registry.ts';
export { requireGoods } from './requireGoods.ts';
export {
  articleGoodsKey,
  entitlementsOf,
  grantEntitlement,
  revokeEntitlement,
} from './entitlements.ts';
export type { EntitlementSource } from './entitlements.ts';
