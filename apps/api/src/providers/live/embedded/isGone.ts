import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import type { Clock } from '#platform/clock/Clock.ts';

/**
 * Whether somebody's line has been away for so long that he is taken for gone.
 *
 * @param awaySince as `Clock.elapsedMs` counts; undefined while he has a line
 */
export const isGone = (awaySince: number | undefined, clock: Clock): boolean =>
  awaySince !== undefined && clock.elapsedMs() - awaySince >= PRESENCE_TIMEOUT_MS;
