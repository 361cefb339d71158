import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import type { Clock } from '#platform/clock/Clock.ts';

/**
 * Returns whether a connection has been lost for so long that its member counts as gone.
 *
 * @param awaySince as `Clock.elapsedMs` counts; undefined while connected
 */
export const isGone = (awaySince: number | undefined, clock: Clock): boolean =>
  awaySince !== undefined && clock.elapsedMs() - awaySince >= PRESENCE_TIMEOUT_MS;
