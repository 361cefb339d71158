import { isSuperRole } from './liveRole.ts';
import type { LiveRole } from './liveRole.ts';
import { hasEndedFor } from './liveState.ts';
import type { LiveState } from './liveState.ts';

/**
 * The best score of a live session; 1 is the worst (PLAY-14; ours, the specification names no
 * scale).
 */
export const LIVE_SCORE_MAX = 5;

/** A user's score of a live session in one respect. */
export interface LiveScore {
  /** A value of the dictionary `live_score_types`. */
  readonly type: string;
  /** 1 to `LIVE_SCORE_MAX`. */
  readonly value: number;
  /** Reasons from the dictionary's list for the type. */
  readonly reasons: readonly string[];
}

/** A past member of a live session: the seat the event gave them, and their current role. */
interface Scorer {
  readonly eventRole: LiveRole;
  readonly role: LiveRole;
}

/**
 * Returns whether a member may score a live session: its audience and experts may, hosts and staff
 * may not (PLAY-14).
 */
export const scoresSession = ({ eventRole, role }: Scorer): boolean =>
  !isSuperRole(eventRole) && !isSuperRole(role);

/**
 * Returns whether a live session is over for a role and can be scored. One that never began cannot.
 */
export const isThereToScore = (
  live: { readonly state: LiveState; readonly hasBegun: boolean },
  role: LiveRole,
): boolean => live.hasBegun && hasEndedFor(live.state, role);
