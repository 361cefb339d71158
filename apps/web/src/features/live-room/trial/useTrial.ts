import { NO_TRIAL, TrialController } from '@rostra/live-core/trial';
import type { TrialState } from '@rostra/live-core/trial';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** Follows the user's trial of the meeting. */
export function useTrial(): TrialState {
  const { session } = useRoom();
  const [state, setState] = useState(NO_TRIAL);
  useEffect(() => {
    const tool = new TrialController(session.port);
    const off = tool.state.subscribe(() => setState(tool.state.get()));
    tool.start();
    return () => {
      off();
      tool.stop();
    };
  }, [session]);
  return state;
}
