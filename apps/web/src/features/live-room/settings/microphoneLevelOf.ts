import { MICROPHONE_LEVEL_MS } from '@rostra/contract/live';
import type { LiveSession } from '@rostra/live-core';
import type { LevelSource } from '@rostra/ui/TestTile';

const made = new WeakMap<LiveSession, LevelSource>();

/** Returns the user's microphone level every 300 ms while observed (LMED-12); one source per session. */
export function microphoneLevelOf(session: LiveSession): LevelSource {
  const known = made.get(session);
  if (known) return known;
  let level = 0;
  const source: LevelSource = {
    read: () => level,
    subscribe: (onMeasured) => {
      const timer = setInterval(() => {
        level = session.microphoneLevel();
        onMeasured();
      }, MICROPHONE_LEVEL_MS);
      return () => clearInterval(timer);
    },
  };
  made.set(session, source);
  return source;
}
