import type { RoomState } from '@rostra/live-core';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import { useRoom } from './RoomContext.ts';
import type { RoomQuestion } from './RoomQuestion.ts';
import { useRoomState } from './useRoomState.ts';

const isMoving = ({ pending }: RoomState) => pending.has('start') || pending.has('stop');

interface QuestionDialogProps {
  question: RoomQuestion | null;
  onDone: () => void;
}

/** Asks before the paid meeting starts and before the meeting ends for everyone. */
export function QuestionDialog({ question, onDone }: QuestionDialogProps) {
  const { t, session, run } = useRoom();
  const isPending = useRoomState(isMoving);
  const act = async (): Promise<void> => {
    const { actions } = session;
    await run(question === 'start' ? actions.start({ isConfirmed: true }) : actions.stop());
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
