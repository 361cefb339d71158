import type { ConnectionState, Notice, RoomState } from '@rostra/live-core';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import type { RoomDialogKind } from '@rostra/ui/RoomDialog';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const ENDS: Partial<Record<ConnectionState, RoomDialogKind>> = {
  aborted: 'kickedOff',
  login_failed: 'loginFailure',
  login_timeout: 'loginTimeout',
  join_failed: 'joinFailure',
};

const DENIED = { audio: 'deniedAudio', video: 'deniedVideo', screen: 'deniedScreen' } as const;

const deniedOf = ({ notices, phase }: RoomState): Notice | undefined =>
  phase === 'inside' ? notices.find(({ code }) => code === 'permission-denied') : undefined;

function endOf({ connection, phase, mustReload }: RoomState): RoomDialogKind | null {
  if (phase === 'ended') return 'ended';
  if (phase === 'opening' || mustReload) return null;
  if (connection === 'removed') return phase === 'refused' ? null : 'removed';
  return ENDS[connection] ?? null;
}

/** What stops the room, and what the browser did not allow (LCON-30 to LCON-34, LCON-54, LMED-11). */
export function RoomDialogs() {
  const { t, session, run, toEvent } = useRoom();
  const end = useRoomState(endOf);
  const denied = useRoomState(deniedOf);
  const { actions } = session;
  const goOn = (): void => {
    switch (end) {
      case 'joinFailure':
        location.reload();
        break;
      case 'kickedOff':
      case 'loginFailure':
      case 'loginTimeout':
        void run(actions.retry());
        break;
      default:
        toEvent();
    }
  };
  if (end !== null || !denied) return <RoomDialog t={t} kind={end} onAct={goOn} />;
  const close = (): void => actions.dismissNotice(denied.id);
  const kind = denied.kind ?? 'audio';
  return (
    <RoomDialog
      t={t}
      kind={DENIED[kind]}
      onCancel={close}
      onAct={() => {
        close();
        void run(kind === 'video' ? actions.setCamera(true) : actions.setMicrophone(true));
      }}
    />
  );
}
