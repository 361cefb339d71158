import { isSuperRole } from './liveRole.ts';
import type { LiveRole } from './liveRole.ts';
import { hasEndedFor } from './liveState.ts';
import type { LiveState } from './liveState.ts';

/** The best that a live can be given; 1 is the least (PLAY-14; ours, the specification names no scale). */
export const LIVE_SCORE_MAX = 5;

/** What somebody thought of a live in one respect. */
export interface LiveScore {
  /** A value of the dictionary `live_score_types`. */
  readonly type: string;
  /** 1 to `LIVE_SCORE_MAX`. */
  readonly value: number;
  /** Values of the reasons that the dictionary has for the type. */
  readonly reasons: readonly string[];
}

/** One who was in a live: the seat that he has by right, and what he is in it now. */
interface Scorer {
  readonly seat: LiveRole;
  readonly role: LiveRole;
}

/** Who scores a live: who came to see it, neither who holds it, nor staff (PLAY-14). */
export const scoresLives = ({ seat, role }: Scorer): boolean =>
  !isSuperRole(seat) && !isSuperRole(role);

/** Whether a live is over for a role, so that its owner has seen what he scores; none that never began. */
export const isThereToScore = (
  live: { readonly state: LiveState; readonly hasBegun: boolean },
  role: LiveRole,
): boolean => live.hasBegun && hasEndedFor(live.state, role);
