import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useRoom } from '../RoomContext.ts';

/** Maximum length of a reason. */
const REASON_MAX = 200;

/** A person to remove, and their name in the room. */
export interface RemovedPerson {
  /** The user's ID; null if it is unknown. */
  readonly id: number | null;
  readonly name: string;
}

interface RemoveDialogProps {
  /** Null if there is none. */
  person: RemovedPerson | null;
  onClose: () => void;
}

/** Confirms a permanent removal and takes the reason, which the removed person reads (LHST-12). */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t, session, run } = useRoom();
  const remove = async (reason: string): Promise<void> => {
    const id = person?.id ?? null;
    if (id === null || (await run(session.actions.removeMember(id, reason)))) onClose();
  };
  return (
    <PromptDialog
      isOpen={person !== null}
      tone="danger"
      title={t('liveEntry.remove.title', { name: person?.name ?? '' })}
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
