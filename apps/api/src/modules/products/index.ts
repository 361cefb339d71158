import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { entitlements } from './tables.ts';

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

export const products = defineModule({
  name: 'products',
  ownData: [keepRows(entitlements.userId)],
});
