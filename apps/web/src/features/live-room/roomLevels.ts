import type { LiveSession } from '@rostra/live-core';
import type { Uid } from '@rostra/contract/live';

/** From this loudness on, of 100, somebody counts as speaking. */
export const SPEAKING_LEVEL = 8;

/** Whether somebody is heard now. */
export const isSpeaking = (session: LiveSession, uid: Uid): boolean =>
  (session.levels.get().get(uid) ?? 0) >= SPEAKING_LEVEL;
