import type { RoomState } from '@rostra/live-core';
import { useMemo } from 'react';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** The effect on the meeting if the user leaves now. */
type Loss = 'leave' | 'leaveStage' | null;

const lossOf = ({ phase, live, me }: RoomState): Loss => {
  const isOn = live.state === 'streaming' || live.state === 'pre_stopped';
  if (phase !== 'inside' || !isOn || !me) return null;
  if (me.role === 'broadcaster') return 'leave';
  return me.role === 'expert' ? 'leaveStage' : null;
};

interface RoomLeaveGuardProps {
  /** Whether the user has chosen to leave, or the room itself leads away. */
  mayLeave: () => boolean;
}

/** Asks hosts and experts before Back, a link or a closed tab takes them out of a running meeting. */
export function RoomLeaveGuard({ mayLeave }: RoomLeaveGuardProps) {
  const { t } = useRoom();
  const loss = useRoomState(lossOf);
  const words = useMemo(
    () => ({
      title: t(`live.dialogs.${loss ?? 'leave'}.title`),
      text: t(`live.dialogs.${loss ?? 'leave'}.text`),
    }),
    [t, loss],
  );
  useLeaveGuard(loss !== null, { words, mayLeave });
  return null;
}
