import { useEffect, useRef, useState } from 'react';
import type { ReactionBurst } from './RoomReactions.tsx';
import type { ReactionTimes } from './reactionKinds.ts';
import { sumReactions } from './sumReactions.ts';

/** Shown and not told yet, up to which burst. */
interface Waiting {
  readonly lastId: number;
  readonly times: ReactionTimes;
}

const NOTHING: Waiting = { lastId: -1, times: {} };

/**
 * What was shown, gathered for a while and then told once; what goes on is told anew after as long.
 *
 * @param bursts oldest first, with numbers that grow; they fall away sooner than they are told
 */
export function useGathered(bursts: readonly ReactionBurst[], gatherFor: number): ReactionTimes {
  const [told, setTold] = useState(NOTHING.times);
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
      setTold(waiting.current.times);
      waiting.current = { ...waiting.current, times: {} };
      setGathering(false);
    }, gatherFor);
    return () => clearTimeout(timer);
  }, [isGathering, gatherFor]);
  return told;
}
