import type { ConnectionState, Notice, RoomState } from '@rostra/live-core';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import type { RoomDialogKind } from '@rostra/ui/RoomDialog';
import { AfterSessionContainer } from '../after/AfterSessionContainer.tsx';
import { useRoom } from '../RoomContext.ts';
import { useLeaveFullScreen } from '../stage/useFullScreen.ts';
import { useRoomState } from '../session/useRoomState.ts';

const ENDS: Partial<Record<ConnectionState, RoomDialogKind>> = {
  aborted: 'kickedOff',
  login_failed: 'loginFailure',
  login_timeout: 'loginTimeout',
  join_failed: 'joinFailure',
};

const DENIED = { audio: 'deniedAudio', video: 'deniedVideo', screen: 'deniedScreen' } as const;

const roleOf = ({ me }: RoomState) => me?.role;

const withdrawnOf = ({ notices }: RoomState): Notice | undefined =>
  notices.find(({ code }) => code === 'host-withdrawn');

const deniedOf = ({ notices, phase }: RoomState): Notice | undefined =>
  phase === 'inside' ? notices.find(({ code }) => code === 'permission-denied') : undefined;

function endOf(state: RoomState): RoomDialogKind | null {
  const { connection, phase, mustReload, pending, live } = state;
  // The host's own confirmation closes first, so that it does not take the focus back.
  if (phase === 'ended') {
    if (pending.has('stop')) return null;
    return live.startTime === null ? 'notHeld' : 'ended';
  }
  if (phase === 'opening' || mustReload) return null;
  if (connection === 'removed') return phase === 'refused' ? null : 'removed';
  return ENDS[connection] ?? null;
}

/**
 * Dialogs for a blocked room and for permissions the browser refused (LCON-30 to LCON-34, LCON-54,
 * LMED-11, LHST-18).
 */
export default function RoomDialogs() {
  const { t, session, run, toEvent, reload } = useRoom();
  const end = useRoomState(endOf);
  const denied = useRoomState(deniedOf);
  const withdrawn = useRoomState(withdrawnOf);
  const role = useRoomState(roleOf);
  useLeaveFullScreen(Boolean(end ?? denied ?? withdrawn));
  const { actions } = session;
  const goOn = (): void => {
    switch (end) {
      case 'joinFailure':
      case 'kickedOff':
        reload();
        break;
      case 'loginFailure':
      case 'loginTimeout':
        void run(actions.retry());
        break;
      default:
        toEvent();
    }
  };
  if (end === null && withdrawn) {
    return (
      <RoomDialog
        t={t}
        kind="withdrawn"
        role={role}
        onAct={() => actions.dismissNotice(withdrawn.id)}
      />
    );
  }
  if (end !== null || !denied) {
    return (
      <RoomDialog t={t} kind={end} onAct={goOn} onLeave={toEvent}>
        {end === 'ended' && <AfterSessionContainer />}
      </RoomDialog>
    );
  }
  const close = (): void => actions.dismissNotice(denied.id);
  const kind = denied.kind ?? 'audio';
  const again = {
    audio: () => actions.setMicrophone(true),
    video: () => actions.setCamera(true),
    screen: () => actions.shareScreen(),
  };
  return (
    <RoomDialog
      t={t}
      kind={DENIED[kind]}
      onCancel={close}
      onAct={() => {
        close();
        void run(again[kind]());
      }}
    />
  );
}
