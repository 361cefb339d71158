import type { Member } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useRoom } from './RoomContext.ts';

/** Characters of a reason at most. */
const REASON_MAX = 200;

interface RemoveDialogProps {
  /** Who is to go; null while nobody is. */
  member: Member | null;
  onClose: () => void;
}

/** Asks before somebody is removed for good, and what he reads of it (LHST-12). */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { t, session, run } = useRoom();
  const remove = async (reason: string): Promise<void> => {
    const id = member?.id ?? null;
    if (id === null || (await run(session.actions.removeMember(id, reason)))) onClose();
  };
  const name = member?.name ?? member?.attendee?.name ?? '';
  return (
    <PromptDialog
      isOpen={member !== null}
      tone="danger"
      title={t('liveEntry.remove.title', { name })}
      label={t('liveEntry.remove.label')}
      hint={t('liveEntry.remove.hint')}
      confirmLabel={t('liveEntry.remove.action')}
      maxLength={REASON_MAX}
      validate={() => undefined}
      onCancel={onClose}
      onSubmit={(reason) => void remove(reason)}
    />
  );
}
