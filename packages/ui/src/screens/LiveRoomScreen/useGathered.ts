import { useEffect, useRef, useState } from 'react';
import type { ReactionBurst } from './ReactionBurst.ts';
import type { ReactionTimes } from './reactionKinds.ts';
import { sumReactions } from './sumReactions.ts';

/** Reactions shown and not yet announced, up to a burst. */
interface Waiting {
  readonly lastId: number;
  readonly times: ReactionTimes;
}

const NOTHING: Waiting = { lastId: -1, times: {} };

/**
 * Returns the times of reactions, gathered for a while and then announced once; continuing ones are
 * announced again after the same time.
 *
 * @param bursts oldest first, with ascending numbers; they drop out before they are announced
 */
export function useGathered(bursts: readonly ReactionBurst[], gatherFor: number): ReactionTimes {
  const [received, setNotice] = useState(NOTHING.times);
  const [isGathering, setGathering] = useState(false);
  const waiting = useRef<Waiting>(NOTHING);
  useEffect(() => {
    const { lastId, times } = waiting.current;
    const fresh = bursts.filter(({ id }) => id > lastId);
    if (fresh.length === 0) return;
    waiting.current = {
      lastId: fresh.at(-1)?.id ?? lastId,
      times: sumReactions([times, ...fresh.map(({ counts }) => counts)]),
    };
    setGathering(true);
  }, [bursts]);
  useEffect(() => {
    if (!isGathering) return;
    const timer = setTimeout(() => {
      setNotice(waiting.current.times);
      waiting.current = { ...waiting.current, times: {} };
      setGathering(false);
    }, gatherFor);
    return () => clearTimeout(timer);
  }, [isGathering, gatherFor]);
  return received;
}
