import { ApiError } from '@rostra/api-client';
import { formatDateTime } from '@rostra/i18n';
import type { RoomState } from '@rostra/live-core';
import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { useEffect } from 'react';
import { useApi } from '../../data/useApi.ts';
import { useLocale } from '../../language/useText.ts';
import { PendingRoom } from './PendingRoom.tsx';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const refusalOf = (state: RoomState) => state.refusal;

/** Why the reader is not let in, and what he can do about it (LCON-59, LCON-71). */
export function RefusedStep() {
  const { t, session, run, eventId, toEvent } = useRoom();
  const refusal = useRoomState(refusalOf);
  const cause = refusal?.cause instanceof ApiError ? refusal.cause : undefined;
  const back = { label: t(eventId ? 'liveEntry.back' : 'liveEntry.toEvents'), onPress: toEvent };
  switch (cause?.name) {
    case 'notRegistered':
      return <ToEvent />;
    case 'liveTooEarly':
      return <TooEarly message={cause.message} />;
    case 'liveEnded':
      return (
        <Said
          title={t('liveEntry.refused.ended')}
          text={t('liveEntry.refused.endedText')}
          retry={back}
        />
      );
  }
  if (refusal?.code === 'removed') {
    const [title, text] = [t('live.dialogs.removed.title'), t('live.dialogs.removed.text')];
    return <Said title={title} text={text} retry={back} />;
  }
  if (refusal?.code === 'timeout' || refusal?.code === 'network') {
    const again = {
      label: t('liveEntry.again'),
      onPress: () => void run(session.actions.retry()),
    };
    return (
      <Said
        title={t('liveEntry.refused.unreachable')}
        text={t('liveEntry.refused.unreachableText')}
        retry={again}
      />
    );
  }
  const text = cause?.message ?? t('liveEntry.errors.failed');
  return <Said title={t('liveEntry.refused.title')} text={text} retry={back} />;
}

function Said(props: Parameters<typeof ErrorScreen>[0]) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}

/** Who has not registered does so on the event's page. */
function ToEvent() {
  const { eventHref } = useRoom();
  useEffect(() => location.replace(eventHref()), [eventHref]);
  return <PendingRoom />;
}

/** Says from when on the room is open. */
function TooEarly({ message }: { message: string }) {
  const { t, eventId, toEvent, meetingId } = useRoom();
  const locale = useLocale();
  const { data: event } = useApi('getEvent', eventId ? { params: { id: eventId } } : null, {
    silent: true,
  });
  const opensAt = event?.meetings.find(({ id }) => id === meetingId)?.opens_at;
  const text = opensAt
    ? t('liveEntry.refused.opens', { time: formatDateTime(new Date(opensAt), locale) })
    : message;
  const label = t(eventId ? 'liveEntry.back' : 'liveEntry.toEvents');
  return (
    <Said title={t('liveEntry.refused.early')} text={text} retry={{ label, onPress: toEvent }} />
  );
}
