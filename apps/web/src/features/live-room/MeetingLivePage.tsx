import { useParams, useSearchParams } from 'react-router-dom';
import { missingScreen } from '../../app/lazyMissingScreen.ts';
import { LiveRoom } from './LiveRoom.tsx';
import { useRoomText } from './useRoomText.ts';
import { PendingRoom } from './entry/PendingRoom.tsx';

const idOf = (text: string | undefined | null): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** `/meeting_live/:meetingId/:id?event_id=` (LCON-01). */
export function MeetingLivePage() {
  const params = useParams();
  const [query] = useSearchParams();
  const t = useRoomText();
  const meetingId = idOf(params['meetingId']);
  const liveId = idOf(params['id']);
  if (meetingId === undefined || liveId === undefined) return <missingScreen.Component />;
  if (!t) return <PendingRoom />;
  const address = { meetingId, liveId, eventId: idOf(query.get('event_id')) };
  return <LiveRoom key={`${meetingId}/${liveId}`} t={t} address={address} />;
}
