import { canReclaimHost, nextSteps, startNeedsConfirmation } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import type { HostAction, HostControlsProps } from '@rostra/ui/HostControls';
import { useRoom } from './RoomContext.ts';
import type { RoomConfirmation } from './dialogs/RoomConfirmation.ts';
import { useRoomState } from './session/useRoomState.ts';

const pendingOf = (state: RoomState) => state.pending;

const HOST_ACTIONS: readonly HostAction[] = [
  'prepare',
  'start',
  'audienceStop',
  'stop',
  'takeBack',
];

/**
 * Returns the meeting's controls for the host, and the way back to them for a former host (LROL-24,
 * LROL-40).
 *
 * @param onAsk asks for confirmation of acts that cannot be undone
 * @param reason why nothing can be done now
 */
export function useHostCourse(
  onAsk: (question: RoomConfirmation) => void,
  reason: string | undefined,
): HostControlsProps {
  const { t, session, run } = useRoom();
  const steps = useRoomState(nextSteps);
  const pending = useRoomState(pendingOf);
  const mayTakeBack = useRoomState(canReclaimHost);
  const { actions } = session;
  const act = (action: HostAction): void => {
    switch (action) {
      case 'prepare':
        void run(actions.prepare());
        break;
      case 'start':
        if (startNeedsConfirmation(session.state.get())) onAsk('start');
        else void run(actions.start());
        break;
      case 'audienceStop':
        onAsk('audienceStop');
        break;
      case 'stop':
        onAsk('stop');
        break;
      case 'takeBack':
        void run(actions.reclaimHost());
        break;
    }
  };
  return {
    t,
    actions: mayTakeBack ? [...steps, 'takeBack'] : steps,
    reason,
    pending: HOST_ACTIONS.find((action) => pending.has(action)) ?? null,
    onAct: act,
  };
}
