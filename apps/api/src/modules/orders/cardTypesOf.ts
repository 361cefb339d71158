import { CARD_TYPES } from '@rostra/contract';
import type { CallOutput, CardType } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';

/**
 * Returns the card types that `card_type` and `card_types` (comma-separated) request; all types
 * without either.
 *
 * @throws AppError `invalidInput` for a type that does not exist
 */
export function cardTypesOf(
  query: Pick<CallOutput<'getUsersCard'>['query'], 'card_type' | 'card_types'>,
): ReadonlySet<CardType> {
  const named = [
    ...(query.card_type === undefined ? [] : [query.card_type]),
    ...(query.card_types?.split(',') ?? []),
  ].filter((name) => name !== '');
  const types = named.map((name) => {
    const type = CARD_TYPES.find((candidate) => candidate === name.trim());
    if (type !== undefined) return type;
    throw new AppError('invalidInput', {
      issues: [{ path: 'query.card_types', rule: 'invalid_value' }],
    });
  });
  return new Set(types.length === 0 ? CARD_TYPES : types);
}
