import { canModerate } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Announcement } from '@rostra/ui/Announcement';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const AnnouncementDialog = lazy(() => import('./AnnouncementDialog.tsx'));

const textOf = (state: RoomState) => state.announcement;

/** The announcement over the stage; host and staff change and remove it (LHST-15). */
export default function AnnouncementContainer() {
  const { t, session, run } = useRoom();
  const text = useRoomState(textOf);
  const writes = useRoomState(canModerate);
  const [isOpen, setOpen] = useState(false);
  const acts = {
    onEdit: () => setOpen(true),
    onClear: () => void run(session.actions.setAnnouncement(null)),
  };
  return (
    <>
      <Announcement t={t} text={text} {...(writes ? acts : {})} />
      {writes && (
        <Suspense fallback={null}>
          <AnnouncementDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
