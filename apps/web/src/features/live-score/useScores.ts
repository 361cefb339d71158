import { ApiError } from '@rostra/api-client';
import type { LiveScore } from '@rostra/contract/live';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../forms/useDraft.ts';
import type { ScoresApi } from './ScoresApi.ts';

type Scores = readonly LiveScore[];

interface ScoreDraft {
  /** Null if unchanged. */
  scores: Scores | null;
}

const NONE: ScoreDraft = { scores: null };

export interface ScoresState {
  readonly scores: Scores;
  readonly change: (scores: Scores) => void;
  readonly send: () => Promise<void>;
  readonly isPending: boolean;
  readonly state: 'new' | 'given' | 'changed';
  /** Reason for refused scores; empty if none was given. */
  readonly problem: string | undefined;
}

/**
 * Returns the reader's scores of a live session: those sent before, and those selected since, which
 * stay in the tab until the server has them.
 *
 * @returns null until known, and if the reader may not score
 */
export function useScores(api: ScoresApi, liveId: number): ScoresState | null {
  const [given, setGiven] = useState<Scores | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { draft, change, discard } = useDraft(`live-score-${liveId}`, NONE);
  const chosen = useRef(draft.scores);
  chosen.current = draft.scores;
  useEffect(() => {
    let isRequested = true;
    const take = (scores: Scores): void => {
      if (isRequested) setGiven(scores);
    };
    // A refused reader has nothing to score. Without a response, their selection is sent all the same.
    api.read().then(take, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) take([]);
    });
    return () => {
      isRequested = false;
    };
  }, [api]);
  if (given === null) return null;
  const scores = draft.scores ?? given;
  const send = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      setGiven(await api.send(scores));
      // Scores selected meanwhile have not been sent yet.
      if (chosen.current === draft.scores) discard();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setPending(false);
    }
  };
  return {
    scores,
    change: (next) => {
      setProblem(undefined);
      change({ scores: next });
    },
    send,
    isPending,
    state: given.length === 0 ? 'new' : draft.scores === null ? 'given' : 'changed',
    problem,
  };
}
