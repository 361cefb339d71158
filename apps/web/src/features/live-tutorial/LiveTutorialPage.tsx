import { Skeleton } from '@rostra/ui/Skeleton';
import { useRoomText } from '../live-room/useRoomText.ts';
import { LiveTutorial } from './LiveTutorial.tsx';

/**
 * `/meeting_live/tutorial/:id` (FND-32), open to everyone regardless of payment; the ID names the
 * session they came from.
 */
export function LiveTutorialPage() {
  const t = useRoomText();
  return t ? <LiveTutorial t={t} /> : <Skeleton count={6} isAnnounced />;
}
