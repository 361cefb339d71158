import type { LiveSession } from '@rostra/live-core';
import type { Uid } from '@rostra/contract/live';

/** Minimum level, of 100, at which a member counts as speaking. */
export const SPEAKING_LEVEL = 8;

/** Checks whether a member is heard now. */
export const isSpeaking = (session: LiveSession, uid: Uid): boolean =>
  (session.levels.get().get(uid) ?? 0) >= SPEAKING_LEVEL;
