export type { Product, ProductProvider, LocalizedText } from './Product.ts';
export { productProvider, registerProducts } from './registry.ts';
export { requireProduct } from './requireProduct.ts';
export {
  articleProductKey,
  entitlementsOf,
  isOpenEntitlement,
  grantEntitlement,
  revokeEntitlement,
} from './entitlements.ts';
export type { EntitlementSource } from './entitlements.ts';
