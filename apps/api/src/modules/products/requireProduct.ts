import type { ProductType } from '@rostra/contract';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { Product } from './Product.ts';
import { productProvider } from './registry.ts';

/**
 * Describes a product that this viewer may buy.
 *
 * @throws AppError the "does not exist" error of its kind if it is missing or the viewer may not
 *   see it
 */
export async function requireProduct(
  db: Database,
  type: ProductType,
  id: number,
  context: { viewer: Viewer; now: Date; lock: boolean },
): Promise<Product> {
  const provider = productProvider(type);
  if (provider === undefined) throw new AppError('eventNotFound');
  const product = await provider.read(db, id, context);
  if (product === undefined) throw new AppError(provider.notFound);
  return product;
}
