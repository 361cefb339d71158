import { NO_TRIAL, TrialController } from '@rostra/live-core/trial';
import type { TrialState } from '@rostra/live-core/trial';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** Follows the user's trial of the meeting. */
export function useTrial(): TrialState {
  const { session } = useRoom();
  const [state, setState] = useState(NO_TRIAL);
  useEffect(() => {
    const controller = new TrialController(session.port);
    const off = controller.state.subscribe(() => setState(controller.state.get()));
    controller.start();
    return () => {
      off();
      controller.stop();
    };
  }, [session]);
  return state;
}
