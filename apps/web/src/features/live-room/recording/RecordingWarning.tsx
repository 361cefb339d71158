import { canControl, canModerate } from '@rostra/live-core';
import { useEffect } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';
import { useRecording } from './useRecording.ts';

/** Tells super roles and who holds the host's controls that a part ends soon, wherever in the room he looks (LHST-25). */
export function RecordingWarning() {
  return useRoomState(canModerate) ? <Warning /> : null;
}

function Warning() {
  const { t } = useRoom();
  const toast = useToast();
  const mayBegin = useRoomState(canControl);
  const endsSoon = useRecording().state.parts?.some(({ ends_soon }) => ends_soon) === true;
  useEffect(() => {
    if (!endsSoon) return;
    toast.warning(
      t(mayBegin ? 'liveMedia.recording.endsSoon' : 'liveMedia.recording.endsSoonOnly'),
    );
    // Who is given the controls meanwhile is told anew: what he can do about it is another.
  }, [endsSoon, mayBegin, toast, t]);
  return null;
}
