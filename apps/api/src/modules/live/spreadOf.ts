import { REFRESH_SPREAD_MS, REFRESH_SPREAD_MS_PER_MEMBER } from '@rostra/contract/live';

/** Steps, in ms, and few: the time must not tell how many there are to whom that is not told. */
const STEPS_MS = [REFRESH_SPREAD_MS.min, 1000, 5000] as const;

/** Ms within which so many members look at the lists again. */
export function spreadOf(online: number): number {
  const wished = online * REFRESH_SPREAD_MS_PER_MEMBER;
  return STEPS_MS.find((step) => wished <= step) ?? REFRESH_SPREAD_MS.max;
}
