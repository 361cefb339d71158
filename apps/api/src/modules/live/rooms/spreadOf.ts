import { REFRESH_SPREAD_MS, REFRESH_SPREAD_MS_PER_MEMBER } from '@rostra/contract/live';

/** Coarse steps in ms: the delay must not reveal the number of members to everyone. */
const STEPS_MS = [REFRESH_SPREAD_MS.min, 1000, 5000] as const;

/** Returns the milliseconds over which members spread their reloads. */
export function spreadOf(online: number): number {
  const requested = online * REFRESH_SPREAD_MS_PER_MEMBER;
  return STEPS_MS.find((step) => requested <= step) ?? REFRESH_SPREAD_MS.max;
}
