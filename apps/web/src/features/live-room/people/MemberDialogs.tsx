import type { Member } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRoom } from '../RoomContext.ts';
import { VolumeDialog } from './VolumeDialog.tsx';

/** Maximum length of a name in the room. */
const NAME_MAX = 64;

/** An act on a member that awaits confirmation. */
export interface MemberConfirmation {
  readonly act: 'rename' | 'remove' | 'set_volume' | 'transfer_broadcaster' | 'give_back';
  readonly member: Member;
}

interface MemberDialogsProps {
  /** Null if there is none. */
  requests: MemberConfirmation | null;
  onDone: () => void;
}

/** Dialogs for a row of the list: rename, volume, permanent removal, transfer of the host role. */
export default function MemberDialogs({ requests, onDone }: MemberDialogsProps) {
  const { t, session, run } = useRoom();
  const { actions } = session;
  const requestedFor = (act: MemberConfirmation['act']): Member | null =>
    requests?.act === act ? requests.member : null;
  const renamed = requestedFor('rename');
  const removed = requestedFor('remove');
  const host = requestedFor('give_back');
  const nextHost = host ?? requestedFor('transfer_broadcaster');
  const rename = async (name: string): Promise<void> => {
    const id = renamed?.id;
    if (id !== null && id !== undefined && (await run(actions.rename(id, name)))) onDone();
  };
  return (
    <>
      <VolumeDialog member={requestedFor('set_volume')} onClose={onDone} />
      <RemoveDialog
        person={removed && { id: removed.id, name: removed.name ?? removed.attendee?.name ?? '' }}
        onClose={onDone}
      />
      <RoomDialog
        t={t}
        kind={nextHost === null ? null : host === null ? 'transfer' : 'giveBack'}
        name={nextHost?.name ?? nextHost?.attendee?.name}
        onCancel={onDone}
        onAct={() => {
          onDone();
          const id = nextHost?.id ?? null;
          const act = host === null ? 'transfer_broadcaster' : 'recycle_broadcaster';
          if (id !== null) void run(actions.setMember(id, act));
        }}
      />
      <PromptDialog
        isOpen={renamed !== null}
        title={t('liveEntry.rename.title', { name: renamed?.name ?? '' })}
        label={t('liveEntry.rename.label')}
        confirmLabel={t('liveEntry.rename.action')}
        initialText={renamed?.name ?? ''}
        maxLength={NAME_MAX}
        onCancel={onDone}
        onSubmit={(name) => void rename(name)}
      />
    </>
  );
}
