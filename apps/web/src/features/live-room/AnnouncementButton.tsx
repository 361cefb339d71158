import { Button } from '@rostra/ui/Button';
import { useState } from 'react';
import AnnouncementDialog from './AnnouncementDialog.tsx';
import { useRoom } from './RoomContext.ts';

/** Begins an announcement, or changes the one that stands. */
export function AnnouncementButton() {
  const { t } = useRoom();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
        {t('liveEntry.announcement.write')}
      </Button>
      <AnnouncementDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
