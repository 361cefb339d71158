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
  const tool = useMemo(() => new QuestionsController(session.port, api), [session, api]);
  const [state, setState] = useState(NO_QUESTIONS);
  useEffect(() => {
    const off = tool.state.subscribe(() => setState(tool.state.get()));
    tool.start();
    return () => {
      off();
      tool.stop();
    };
  }, [tool]);
  return { tool, list: state.list };
}

/** Questions to members on stage: the audience asks and votes, host and staff moderate. */
export default function QuestionsContainer() {
  const { t, run } = useRoom();
  const { look } = useServices();
  const { tool, list } = useQuestions();
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
      onVote={({ id }, isWanted) => void run(tool.vote(id, isWanted))}
      {...(keeps
        ? {
            onTakeUp: ({ id }) => void run(tool.setState(id, 'live')),
            onAnswered: ({ id }) => void run(tool.setState(id, 'answered')),
            onHide: ({ id }) => void run(tool.setState(id, 'dismissed')),
            onRestore: ({ id }) => void run(tool.setState(id, 'waiting')),
          }
        : {
            onAsk: (text, isAnonymous) => tried(tool.ask(text, isAnonymous)),
            mayBeAnonymous: true,
          })}
      {...(keeps || role === 'expert'
        ? { onReply: ({ id }, text) => tried(tool.answer(id, text)) }
        : {})}
    />
  );
}
