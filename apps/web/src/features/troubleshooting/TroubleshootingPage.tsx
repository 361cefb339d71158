import { Skeleton } from '@rostra/ui/Skeleton';
import { useRoomText } from '../live-room/useRoomText.ts';
import { Troubleshooting } from './Troubleshooting.tsx';

/** `/troubleshooting` (FND-31). */
export function TroubleshootingPage() {
  const t = useRoomText();
  return t ? <Troubleshooting t={t} /> : <Skeleton count={6} isAnnounced />;
}
