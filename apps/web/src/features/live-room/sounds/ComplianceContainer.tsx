import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { useRoom } from '../RoomContext.ts';
import type { RoomSounds } from './useRoomSounds.ts';

/** The text of the compliance announcement; dismissing it also silences it (LHST-19). */
export function ComplianceContainer({ isAnnounced, putAnnouncementAway }: RoomSounds) {
  const { t } = useRoom();
  if (!isAnnounced) return null;
  return (
    <Banner
      title={t('liveMedia.compliance.title')}
      isAnnounced
      actions={
        <Button size="sm" tone="neutral" emphasis="outline" onPress={putAnnouncementAway}>
          {t('liveMedia.compliance.read')}
        </Button>
      }
    >
      {t('liveMedia.compliance.text')}
    </Banner>
  );
}
