import { ANNOUNCEMENT_MAX } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const textOf = (state: RoomState) => state.announcement ?? '';
const isSending = ({ pending }: RoomState) => pending.has('announcement');

interface AnnouncementDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Where host and staff write the announcement for everyone over the stage; it stays open until accepted. */
export default function AnnouncementDialog({ isOpen, onClose }: AnnouncementDialogProps) {
  const { t, session, run } = useRoom();
  const text = useRoomState(textOf);
  const isPending = useRoomState(isSending);
  const show = async (written: string): Promise<void> => {
    if (await run(session.actions.setAnnouncement(written))) onClose();
  };
  return (
    <PromptDialog
      isOpen={isOpen}
      title={t('liveEntry.announcement.title')}
      label={t('liveEntry.announcement.label')}
      hint={t('liveEntry.announcement.hint')}
      confirmLabel={t('liveEntry.announcement.show')}
      initialText={text}
      maxLength={ANNOUNCEMENT_MAX}
      isPending={isPending}
      onCancel={onClose}
      onSubmit={(written) => void show(written)}
    />
  );
}
