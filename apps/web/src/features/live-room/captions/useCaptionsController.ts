import type { LiveSession } from '@rostra/live-core';
import { CaptionsController } from '@rostra/live-core/captions';
import type { CaptionsApi } from '@rostra/live-core/captions';
import { useEffect, useMemo } from 'react';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, CaptionsController>();

/** Returns the only controller of a session. */
function controllerOf(session: LiveSession, api: CaptionsApi): CaptionsController {
  const controller = made.get(session) ?? new CaptionsController(session.port, api);
  made.set(session, controller);
  return controller;
}

/** Returns the captions controller, shared by the host's control and the stage. */
export function useCaptionsController(): CaptionsController {
  const { session, captions } = useRoom();
  const controller = useMemo(() => controllerOf(session, captions), [session, captions]);
  useEffect(() => controller.start(), [controller]);
  return controller;
}
