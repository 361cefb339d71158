import { canControl } from '@rostra/live-core';
import { useEffect } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';
import { useRecording } from './useRecording.ts';

/** Tells who holds the host's controls that a part ends soon, wherever in the room he looks (LHST-25). */
export function RecordingWarning() {
  return useRoomState(canControl) ? <Warning /> : null;
}

function Warning() {
  const { t } = useRoom();
  const toast = useToast();
  const endsSoon = useRecording().state.parts?.some(({ ends_soon }) => ends_soon) === true;
  useEffect(() => {
    if (endsSoon) toast.warning(t('liveMedia.recording.endsSoon'));
  }, [endsSoon, toast, t]);
  return null;
}
