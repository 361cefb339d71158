import type { Attendee, LiveLists } from '@rostra/contract/live';

/** Grants of a member who loses the role that had them. */
export const NO_GRANTS = {
  allow_view_list: false,
  allow_view_message: false,
  allow_view_count: false,
  allow_manage_mute: false,
} as const satisfies Partial<Attendee>;

/**
 * Returns the current user's entry in the server's lists.
 * A user on no list is a muted audience member with a lowered hand, and loses grants after the stage
 * (LROL-45, LROL-46).
 */
export function meIn(lists: LiveLists, me: Attendee): Attendee {
  const all = [
    ...lists.affect_user_infos,
    ...lists.broadcasters,
    ...lists.experts,
    ...lists.unmute_audiences,
    ...lists.hands_up_audiences,
    ...lists.staff,
  ];
  const found = all.find(({ uid }) => uid === me.uid);
  if (found) return found;
  const seated: Attendee = { ...me, role: 'audience', mute: true, hands_up: null };
  if (me.role === 'audience') return seated;
  return { ...seated, ...NO_GRANTS };
}

/**
 * Merges an outdated list entry with newer presence.
 * If presence shows a new role, its other fields wait for lists that include it.
 */
export function ownAsListed(listed: Attendee, me: Attendee): Attendee {
  if (listed.role !== me.role) return me;
  const { mute, hide, volume, hands_up, name } = me;
  return { ...listed, mute, hide, volume, hands_up, name };
}
