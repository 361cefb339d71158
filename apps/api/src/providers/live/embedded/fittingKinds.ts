import { LIVE_TILES_MAX } from '@rostra/contract/live';
import type { MediaKind } from '@rostra/contract/live';
import type { MediaSession } from './MediaSession.ts';

/**
 * Returns the kinds that a member may start to send: always audio, and video while fewer than
 * twelve others of the channel send theirs (LMED-05).
 */
export function fittingKinds(
  kinds: readonly MediaKind[],
  others: readonly MediaSession[],
): readonly MediaKind[] {
  const videos = others.filter(({ sent }) => sent.includes('video')).length;
  return videos < LIVE_TILES_MAX ? kinds : kinds.filter((kind) => kind !== 'video');
}
