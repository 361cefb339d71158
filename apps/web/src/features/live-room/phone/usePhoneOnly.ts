import type { PhoneCaller } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import { useCallback, useMemo } from 'react';
import { useRoomState } from '../session/useRoomState.ts';

/** Returns the IDs of users who have an entry in the attendee list, as far as it has loaded. */
function listedIds({ me, members, stage, staff, hands, audience }: RoomState): Set<number> {
  const rows = [stage, staff, hands, ...audience.pages.values()].flat();
  const ids = rows.flatMap((uid) => members.get(uid)?.id ?? []);
  return new Set(me ? [...ids, me.id] : ids);
}

/**
 * Returns the IDs of phones whose account is in the meeting only by phone: the attendee list has no
 * menu to remove them (LHST-12). A phone without an account is nobody to remove.
 */
export function usePhoneOnly(callers: readonly PhoneCaller[]): ReadonlySet<number> {
  const select = useCallback(
    (state: RoomState) => {
      const listed = listedIds(state);
      return callers
        .filter(({ user_id }) => user_id !== null && !listed.has(user_id))
        .map(({ id }) => id)
        .join(' ');
    },
    [callers],
  );
  const ids = useRoomState(select);
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
