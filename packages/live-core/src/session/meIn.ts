import type { Attendee, LiveLists } from '@rostra/contract/live';

/** Of who comes down from a role that had them. */
export const NO_GRANTS = {
  allow_view_list: false,
  allow_view_message: false,
  allow_view_count: false,
  allow_manage_mute: false,
} as const satisfies Partial<Attendee>;

/**
 * How the server's lists tell the reader himself. Who is on none of them sits in the audience: muted,
 * hand down, and without grants when he was on stage before (LROL-45, LROL-46).
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
 * The reader as older lists tell him, after presence has told of him: what a role brings comes with the
 * lists that know it.
 */
export function meAsTold(listed: Attendee, me: Attendee): Attendee {
  if (listed.role !== me.role) return me;
  const { mute, hide, volume, hands_up, name } = me;
  return { ...listed, mute, hide, volume, hands_up, name };
}
