import type { ProductType } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { Product } from './Product.ts';
import { productProvider } from './productProvider.ts';

/**
 * Describes a product that this viewer may buy.
 *
 * @throws AppError the "does not exist" error of its kind if it is missing or the viewer may not
 *   see it
 */
export async function requireProduct(
  deps: Pick<Deps, 'db' | 'contributed'>,
  type: ProductType,
  id: number,
  context: { viewer: Viewer; now: Date; lock: boolean },
): Promise<Product> {
  const provider = productProvider(deps, type);
  if (provider === undefined) throw new AppError('contentNotFound');
  const product = await provider.read(deps.db, id, context);
  if (product === undefined) throw new AppError(provider.notFound);
  return product;
}
