import { isSuperRole } from '@rostra/contract/live';
import { hasEndedFor } from '#modules/live/rights.ts';
import type { LiveRow, MemberRow } from '#modules/live/tables.ts';

type Scorer = Pick<MemberRow, 'seat' | 'role'>;

/** Who scores a live: who came to see it, neither who holds it, nor staff (PLAY-14). */
export const scoresLives = ({ seat, role }: Scorer): boolean =>
  !isSuperRole(seat) && !isSuperRole(role);

/** Whether a live is over for a member, so that he has seen what he scores; none that never began. */
export const isThereToScore = (
  { state, startedAt }: Pick<LiveRow, 'state' | 'startedAt'>,
  { role }: Scorer,
): boolean => startedAt !== null && hasEndedFor(state, role);
