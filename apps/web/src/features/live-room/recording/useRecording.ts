import { NO_RECORDING, RecordingController } from '@rostra/live-core/recording';
import type { RecordingState } from '@rostra/live-core/recording';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** Follows the room's recording; the controller is null until then. */
export function useRecording(): { controller: RecordingController | null; state: RecordingState } {
  const { session, recordings: api } = useRoom();
  const [controller, setController] = useState<RecordingController | null>(null);
  const [state, setState] = useState(NO_RECORDING);
  useEffect(() => {
    const made = new RecordingController(session.port, api);
    const off = made.state.subscribe(() => setState(made.state.get()));
    made.start();
    setController(made);
    return () => {
      off();
      made.stop();
    };
  }, [session, api]);
  return { controller, state };
}
