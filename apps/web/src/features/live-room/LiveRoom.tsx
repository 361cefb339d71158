import { useMemo, useRef } from 'react';
import { withLanguage } from '../../language/withLanguage.ts';
import { useToast } from '../../overlay/useToast.ts';
import type { RoomText } from './liveTextOf.ts';
import { useServices } from '../../app/ServicesContext.tsx';
import { scoresApiOf } from '../live-score/scoresApiOf.ts';
import { captionsApiOf } from './captions/captionsApiOf.ts';
import { conversationsApiOf } from './conversations/conversationsApiOf.ts';
import { converterApiOf } from './converter/converterApiOf.ts';
import { previewApiOf } from './documents/previewApiOf.ts';
import { phoneApiOf } from './phone/phoneApiOf.ts';
import { questionsApiOf } from './questions/questionsApiOf.ts';
import { reactionsApiOf } from './reactions/reactionsApiOf.ts';
import { recordingApiOf } from './recording/recordingApiOf.ts';
import { PendingRoom } from './entry/PendingRoom.tsx';
import { RoomContext } from './RoomContext.ts';
import type { RoomContextValue } from './RoomContext.ts';
import { RoomLeaveGuard } from './dialogs/RoomLeaveGuard.tsx';
import { RoomSteps } from './entry/RoomSteps.tsx';
import { runWithNotice } from './session/runWithNotice.ts';
import { useLiveSession } from './session/useLiveSession.ts';

interface LiveRoomProps {
  t: RoomText;
  address: { meetingId: number; liveId: number; eventId: number | undefined };
}

/** The room around one session, with the values that its parts share. */
export function LiveRoom({ t, address }: LiveRoomProps) {
  const { meetingId, liveId, eventId } = address;
  const session = useLiveSession(meetingId, liveId);
  const { client } = useServices();
  const toast = useToast();
  const isLeaving = useRef(false);
  const room = useMemo((): RoomContextValue | null => {
    if (!session) return null;
    const eventOf = (): number | undefined => {
      const { refusal, session: options } = session.state.get();
      return refusal?.eventId ?? options?.meeting.event_id ?? eventId;
    };
    const eventHref = (): string => {
      const id = eventOf();
      const path = id === undefined ? '/events' : `/eventDetail/${id}`;
      return withLanguage(path, location.search);
    };
    // The page closes once everything is released, and even if something is not.
    const goTo = (href: string): void => {
      isLeaving.current = true;
      void session.dispose().finally(() => location.assign(href));
    };
    return {
      session,
      t,
      liveId,
      meetingId,
      playerOf: (url) => new Audio(url),
      captions: captionsApiOf(client, liveId),
      conversations: conversationsApiOf(client, liveId),
      converter: converterApiOf(client, liveId),
      documents: previewApiOf(client, liveId),
      phones: phoneApiOf(client, liveId),
      questions: questionsApiOf(client, liveId),
      reactions: reactionsApiOf(client, liveId),
      recordings: recordingApiOf(client, liveId),
      scores: scoresApiOf(client, liveId),
      eventId: eventOf,
      eventHref,
      reload: () => {
        isLeaving.current = true;
        location.reload();
      },
      goTo,
      toEvent: () => goTo(eventHref()),
      run: runWithNotice(t, (text) => toast.danger(text)),
    };
  }, [session, t, toast, eventId, client, liveId, meetingId]);
  if (!room) return <PendingRoom />;
  return (
    <RoomContext value={room}>
      <RoomSteps />
      <RoomLeaveGuard mayLeave={() => isLeaving.current} />
    </RoomContext>
  );
}
