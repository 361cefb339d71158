export type { Product, ProductProvider, LocalizedText } from './Product.ts';
export { productProvider } from './productProvider.ts';
export { requireProduct } from './requireProduct.ts';
export {
  entitlementsOf,
  isOpenEntitlement,
  grantEntitlement,
  revokeEntitlement,
} from './entitlements.ts';
export type { EntitlementSource } from './entitlements.ts';
