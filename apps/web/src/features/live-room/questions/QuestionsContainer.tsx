import { QUESTION_MAX } from '@rostra/contract/live';
import { canModerate } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { NO_QUESTIONS, QuestionsController } from '@rostra/live-core/questions';
import { QuestionBoard } from '@rostra/ui/QuestionBoard';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../app/ServicesContext.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { boardQuestionOf } from './boardQuestionOf.ts';

const roleOf = (state: RoomState) => state.me?.role;
const pendingOf = (state: RoomState) => state.pending;
const KEY = 'question:';

/** Follows the questions while they are visible. */
function useQuestions() {
  const { session, questions: api } = useRoom();
  const controller = useMemo(() => new QuestionsController(session.port, api), [session, api]);
  const [state, setState] = useState(NO_QUESTIONS);
  useEffect(() => {
    const off = controller.state.subscribe(() => setState(controller.state.get()));
    controller.start();
    return () => {
      off();
      controller.stop();
    };
  }, [controller]);
  return { controller, list: state.list };
}

/** Questions to members on stage: the audience asks and votes, host and staff moderate. */
export default function QuestionsContainer() {
  const { t, run } = useRoom();
  const { look } = useServices();
  const { controller, list } = useQuestions();
  const role = useRoomState(roleOf);
  const keeps = useRoomState(canModerate);
  const pending = useRoomState(pendingOf);
  const questions = useMemo(() => (list ?? []).map(boardQuestionOf), [list]);
  const pendingIds = useMemo(
    () =>
      new Set(
        Array.from(pending)
          .filter((key) => key.startsWith(KEY))
          .map((key) => Number(key.slice(KEY.length))),
      ),
    [pending],
  );
  /** Rejects on failure too, so that the field keeps its text. */
  const tried = async (act: Promise<void>): Promise<void> => {
    await run(act);
    await act;
  };
  return (
    <QuestionBoard
      t={t}
      view={keeps ? 'host' : 'audience'}
      questions={questions}
      pendingIds={pendingIds}
      maxLength={QUESTION_MAX}
      timeZone={look.get().zone}
      onVote={({ id }, isWanted) => void run(controller.vote(id, isWanted))}
      {...(keeps
        ? {
            onTakeUp: ({ id }) => void run(controller.setState(id, 'live')),
            onAnswered: ({ id }) => void run(controller.setState(id, 'answered')),
            onHide: ({ id }) => void run(controller.setState(id, 'dismissed')),
            onRestore: ({ id }) => void run(controller.setState(id, 'waiting')),
          }
        : {
            onAsk: (text, isAnonymous) => tried(controller.ask(text, isAnonymous)),
            mayBeAnonymous: true,
          })}
      {...(keeps || role === 'expert'
        ? { onReply: ({ id }, text) => tried(controller.answer(id, text)) }
        : {})}
    />
  );
}
