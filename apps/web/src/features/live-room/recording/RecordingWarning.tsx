import { canControl } from '@rostra/live-core';
import { useEffect } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { useRecording } from './useRecording.ts';

/** Warns super roles and holders of host controls, anywhere in the room, that a part ends soon (LHST-25). */
export default function RecordingWarning() {
  const { t } = useRoom();
  const toast = useToast();
  const mayBegin = useRoomState(canControl);
  const endsSoon = useRecording().state.parts?.some(({ ends_soon }) => ends_soon) === true;
  useEffect(() => {
    if (!endsSoon) return;
    toast.warning(
      t(mayBegin ? 'liveMedia.recording.endsSoon' : 'liveMedia.recording.endsSoonOnly'),
    );
    // A member who gains the controls meanwhile is notified again, as their options differ.
  }, [endsSoon, mayBegin, toast, t]);
  return null;
}
