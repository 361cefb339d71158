import { HandQueue } from '@rostra/ui/HandQueue';
import type { HandQueueProps, RaisedHand } from '@rostra/ui/HandQueue';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const byWait: RaisedHand[] = [
  { id: 1, name: 'Daniel Okafor', secondsWaiting: 192 },
  { id: 2, name: 'Tan Hui Shan', secondsWaiting: 107 },
  { id: 3, name: 'Eliot Marsh', secondsWaiting: 20 },
];
const byName = byWait.toSorted((a, b) => a.name.localeCompare(b.name));

function Queue({ first }: { first: readonly RaisedHand[] }) {
  const [hands, setHands] = useState(first);
  const remove = (id: number) => setHands((before) => before.filter((hand) => hand.id !== id));
  return <HandQueue t={texts} hands={hands} onBring={remove} onLower={remove} />;
}

/** Keep the server’s order: the longest wait comes first. */
export const Do = () => <Queue first={byWait} />;

/** Sort the hands by name. */
export const Dont = () => <Queue first={byName} />;

interface HandsProps extends Pick<HandQueueProps, 't' | 'hands' | 'onLower' | 'onLowerAll'> {
  bring: (id: number) => Promise<void>;
}

/** The button of the person who is being brought on stage keeps its focus. */
export function Example({ bring, ...queue }: HandsProps) {
  const [pendingId, setPendingId] = useState<number | null>(null);
  return (
    <HandQueue
      {...queue}
      pendingId={pendingId}
      onBring={(id) => {
        setPendingId(id);
        void bring(id).finally(() => setPendingId(null));
      }}
    />
  );
}
