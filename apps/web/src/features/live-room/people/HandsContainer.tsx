import type { RoomState } from '@rostra/live-core';
import { HandQueue } from '@rostra/ui/HandQueue';
import { useNow } from '../../../time/useNow.ts';
import { fullNameOf } from './fullNameOf.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** Ms between two updates of how long hands have been raised. */
const TICK_MS = 1000;
const pendingOf = (state: RoomState) => state.pending;

/** Raised hands for the host, in their order (LMEM-68). */
export function HandsContainer() {
  const { t, session, run } = useRoom();
  const now = useNow(TICK_MS).getTime();
  const pending = useRoomState(pendingOf);
  const raised = useRoomState(session.handQueue);
  const hands = raised.flatMap((member) => {
    const { id, name, hands_up, attendee } = member;
    return id === null || hands_up === null
      ? []
      : [
          {
            id,
            name: name ?? attendee?.name ?? '',
            fullName: fullNameOf(member),
            secondsWaiting: Math.max(0, Math.floor((now - Date.parse(hands_up)) / TICK_MS)),
          },
        ];
  });
  const busy = hands.find(({ id }) => pending.has(`member:${id}`));
  return (
    <HandQueue
      t={t}
      hands={hands}
      pendingId={busy?.id ?? null}
      onBring={(id) => void run(session.actions.toExpert(id))}
      onLower={(id) => void run(session.actions.lowerHand(id))}
      onLowerAll={() => void run(session.actions.lowerAllHands())}
    />
  );
}
