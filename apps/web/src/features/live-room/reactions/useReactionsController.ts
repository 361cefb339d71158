import type { LiveSession } from '@rostra/live-core';
import { ReactionsController } from '@rostra/live-core/reactions';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, ReactionsController>();

/**
 * Returns the reactions controller, shared by the bar and the stage. It listens from the first call
 * on, as the bar may exist before the stage's part.
 */
export function useReactionsController(): ReactionsController {
  const { session, reactions } = useRoom();
  const known = made.get(session);
  if (known) return known;
  const controller = new ReactionsController(session.port, reactions);
  controller.start();
  made.set(session, controller);
  return controller;
}
