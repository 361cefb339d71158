import type { ProductType } from '@rostra/contract';
import type { ProductProvider } from './Product.ts';

const providers = new Map<ProductType, ProductProvider>();

/** Registers the provider of one kind of product; a module calls it when it is loaded. */
export function registerProducts(provider: ProductProvider): void {
  providers.set(provider.type, provider);
}

/** Returns the provider of a kind of product, or undefined if no module sells it. */
export function productProvider(type: ProductType): ProductProvider | undefined {
  return providers.get(type);
}
