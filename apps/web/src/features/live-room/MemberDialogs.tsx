import type { Member } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRoom } from './RoomContext.ts';
import { VolumeDialog } from './VolumeDialog.tsx';

/** Characters of a name in the room at most. */
const NAME_MAX = 64;

/** What is asked before it is done to a member, and to whom. */
export interface MemberQuestion {
  readonly act: 'rename' | 'remove' | 'set_volume' | 'transfer_broadcaster' | 'give_back';
  readonly member: Member;
}

interface MemberDialogsProps {
  /** Null while nothing is asked. */
  asked: MemberQuestion | null;
  onDone: () => void;
}

/** The questions of a row of the list: another name, how loud, out for good, host in the reader's stead. */
export default function MemberDialogs({ asked, onDone }: MemberDialogsProps) {
  const { t, session, run } = useRoom();
  const { actions } = session;
  const askedFor = (act: MemberQuestion['act']): Member | null =>
    asked?.act === act ? asked.member : null;
  const renamed = askedFor('rename');
  const host = askedFor('give_back');
  const nextHost = host ?? askedFor('transfer_broadcaster');
  const rename = async (name: string): Promise<void> => {
    const id = renamed?.id;
    if (id !== null && id !== undefined && (await run(actions.rename(id, name)))) onDone();
  };
  return (
    <>
      <VolumeDialog member={askedFor('set_volume')} onClose={onDone} />
      <RemoveDialog member={askedFor('remove')} onClose={onDone} />
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
