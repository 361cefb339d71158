import type { OwnerType } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';

/**
 * Returns the owner that a query names, or undefined for the user's own wallet.
 *
 * @throws AppError `invalidInput` for an incomplete owner
 */
export function ownerOf(query: {
  owner_type?: OwnerType | undefined;
  owner_id?: number | undefined;
}): { owner_type: OwnerType; owner_id: number } | undefined {
  const { owner_type: type, owner_id: id } = query;
  if (type !== undefined && id !== undefined) return { owner_type: type, owner_id: id };
  if (type === undefined && id === undefined) return undefined;
  const path = type === undefined ? 'query.owner_type' : 'query.owner_id';
  throw new AppError('invalidInput', { issues: [{ path, rule: 'invalid_type' }] });
}
