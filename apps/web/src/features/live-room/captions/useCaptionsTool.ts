import type { LiveSession } from '@rostra/live-core';
import { CaptionsTool } from '@rostra/live-core/captions';
import { useEffect } from 'react';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, CaptionsTool>();

/** What is said in the room, as text: the host begins it by the same tool that the stage reads from. */
export function useCaptionsTool(): CaptionsTool {
  const { session, captions } = useRoom();
  const tool = made.get(session) ?? new CaptionsTool(session.port, captions);
  made.set(session, tool);
  useEffect(() => tool.start(), [tool]);
  return tool;
}
