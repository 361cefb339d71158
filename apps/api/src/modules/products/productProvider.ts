import type { Deps } from '#platform/module/Deps.ts';
import type { ProductProvider } from './Product.ts';

/** Returns the provider of a kind of product, or undefined if no module sells it. */
export const productProvider = (
  deps: Pick<Deps, 'contributed'>,
  type: string,
): ProductProvider | undefined =>
  deps.contributed('products').find((provider) => provider.type === type);
