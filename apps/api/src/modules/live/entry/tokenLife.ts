import { screenUidOf } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import type { MemberRow } from '../tables.ts';

/** Milliseconds of a token's validity; its holder renews it in time. */
export const LIVE_TOKEN_MS = 10 * 60 * 1000;

/** Refuses the tokens of earlier entries, the member's own and those of their shared screen. */
export function revokeEarlierTokens(
  { live }: Pick<Deps, 'live'>,
  { id, tokensFrom }: Pick<MemberRow, 'id' | 'tokensFrom'>,
): void {
  if (tokensFrom === null) return;
  live.revokeTokens(id, tokensFrom);
  live.revokeTokens(screenUidOf(id), tokensFrom);
}
