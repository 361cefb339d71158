import { LiveError } from '@rostra/live-core';
import { useMemo } from 'react';
import { useToast } from '../../overlay/useToast.ts';
import type { RoomText } from './liveTextOf.ts';
import { PendingRoom } from './PendingRoom.tsx';
import { RoomContext } from './RoomContext.ts';
import type { RoomContextValue } from './RoomContext.ts';
import { roomErrorText } from './roomErrorText.ts';
import { RoomSteps } from './RoomSteps.tsx';
import { useLiveSession } from './useLiveSession.ts';

interface LiveRoomProps {
  t: RoomText;
  address: { meetingId: number; liveId: number; eventId: number | undefined };
}

/** The room around one session: what its parts share. */
export function LiveRoom({ t, address }: LiveRoomProps) {
  const { meetingId, liveId, eventId } = address;
  const session = useLiveSession(meetingId, liveId);
  const toast = useToast();
  const room = useMemo((): RoomContextValue | null => {
    if (!session) return null;
    const eventHref = (): string => {
      const id = eventId ?? session.state.get().session?.meeting.event_id;
      return id === undefined ? '/events' : `/eventDetail/${id}`;
    };
    return {
      session,
      t,
      meetingId,
      eventId,
      eventHref,
      toEvent: () => {
        // The page goes when all is released, and goes even when something is not.
        void session.dispose().finally(() => location.assign(eventHref()));
      },
      run: async (act) => {
        try {
          await act;
          return true;
        } catch (error) {
          if (!(error instanceof LiveError)) throw error;
          const text = roomErrorText(t, error);
          if (text !== '') toast.danger(text);
          return false;
        }
      },
    };
  }, [session, t, toast, meetingId, eventId]);
  if (!room) return <PendingRoom />;
  return (
    <RoomContext value={room}>
      <RoomSteps />
    </RoomContext>
  );
}
