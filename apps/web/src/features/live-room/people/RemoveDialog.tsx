import type { Member } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useRoom } from '../RoomContext.ts';

/** Maximum length of a reason. */
const REASON_MAX = 200;

interface RemoveDialogProps {
  /** The member to remove; null if there is none. */
  member: Member | null;
  onClose: () => void;
}

/** Confirms a permanent removal and takes the reason, which the removed member reads (LHST-12). */
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
