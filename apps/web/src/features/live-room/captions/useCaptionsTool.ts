import type { LiveSession } from '@rostra/live-core';
import { CaptionsTool } from '@rostra/live-core/captions';
import type { CaptionsApi } from '@rostra/live-core/captions';
import { useEffect, useMemo } from 'react';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, CaptionsTool>();

/** Returns the only tool of a session. */
function toolOf(session: LiveSession, api: CaptionsApi): CaptionsTool {
  const tool = made.get(session) ?? new CaptionsTool(session.port, api);
  made.set(session, tool);
  return tool;
}

/** Returns the captions tool, shared by the host's control and the stage. */
export function useCaptionsTool(): CaptionsTool {
  const { session, captions } = useRoom();
  const tool = useMemo(() => toolOf(session, captions), [session, captions]);
  useEffect(() => tool.start(), [tool]);
  return tool;
}
