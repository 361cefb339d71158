import type { RoomState } from '@rostra/live-core';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import { useRoom } from '../RoomContext.ts';
import type { RoomConfirmation } from './RoomConfirmation.ts';
import { useRoomState } from '../session/useRoomState.ts';

const QUESTIONS: readonly RoomConfirmation[] = ['start', 'stop', 'audienceStop'];
const isMoving = ({ pending }: RoomState) => QUESTIONS.some((one) => pending.has(one));

interface ConfirmationDialogProps {
  question: RoomConfirmation | null;
  onDone: () => void;
}

/**
 * Asks for confirmation before the paid meeting starts and before the meeting ends, for the audience,
 * for everyone or for its host.
 */
export default function ConfirmationDialog({ question, onDone }: ConfirmationDialogProps) {
  const { t, session, run, toEvent } = useRoom();
  const isPending = useRoomState(isMoving);
  const act = async (): Promise<void> => {
    const { actions } = session;
    if (question === 'leave') toEvent();
    else if (question === 'start') await run(actions.start({ isConfirmed: true }));
    else await run(question === 'stop' ? actions.stop() : actions.audienceStop());
    onDone();
  };
  return (
    <RoomDialog
      t={t}
      kind={question}
      isPending={isPending}
      onAct={() => void act()}
      onCancel={onDone}
    />
  );
}
