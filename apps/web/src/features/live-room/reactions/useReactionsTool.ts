import type { LiveSession } from '@rostra/live-core';
import { ReactionsTool } from '@rostra/live-core/reactions';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, ReactionsTool>();

/**
 * What the room shows without words: the bar sends by the same tool that the stage draws from. It listens
 * from the first asking on: the bar may be there before the stage's part, and what is sent then is shown.
 */
export function useReactionsTool(): ReactionsTool {
  const { session, reactions } = useRoom();
  const known = made.get(session);
  if (known) return known;
  const tool = new ReactionsTool(session.port, reactions);
  tool.start();
  made.set(session, tool);
  return tool;
}
