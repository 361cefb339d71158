import type { LiveSession } from '@rostra/live-core';
import { CaptionsController } from '@rostra/live-core/captions';
import type { CaptionsApi } from '@rostra/live-core/captions';
import { useEffect, useMemo } from 'react';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, CaptionsController>();

/** Returns the only tool of a session. */
function toolOf(session: LiveSession, api: CaptionsApi): CaptionsController {
  const tool = made.get(session) ?? new CaptionsController(session.port, api);
  made.set(session, tool);
  return tool;
}

/** Returns the captions tool, shared by the host's control and the stage. */
export function useCaptionsController(): CaptionsController {
  const { session, captions } = useRoom();
  const tool = useMemo(() => toolOf(session, captions), [session, captions]);
  useEffect(() => tool.start(), [tool]);
  return tool;
}
