import type { LiveSession, Member, RoomState } from '@rostra/live-core';
import { audienceUidAt, canSeeList } from '@rostra/live-core';
import { LIVE_EXPERTS_MAX } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import type {
  AttendeeRowData,
  AttendeeSection,
  AttendeeSectionId,
  AttendeeSource,
} from '@rostra/ui/AttendeeList';
import { isSpeaking } from './roomLevels.ts';

type People = Readonly<Record<Exclude<AttendeeSectionId, 'audience' | 'hands'>, readonly Uid[]>>;

const isHere = (state: RoomState, uid: Uid): boolean => state.members.get(uid)?.isOnline === true;

/** Those who are few, by section. */
function peopleOf(state: RoomState): People {
  const people = { host: [] as Uid[], experts: [] as Uid[], speaking: [] as Uid[] };
  for (const uid of state.stage) {
    const member = state.members.get(uid);
    if (!member?.isOnline) continue;
    if (member.role === 'broadcaster') people.host.push(uid);
    else if (member.role === 'expert') people.experts.push(uid);
    else people.speaking.push(uid);
  }
  return { ...people, staff: state.staff.filter((uid) => isHere(state, uid)) };
}

/**
 * The room's people as the list reads them: those on stage and the staff, and for who may see it the
 * audience, by the pages that are in sight (LMEM-01, LROL-29). Rows are known by uid.
 */
export function attendeeSourceOf(
  session: LiveSession,
  rowOf: (state: RoomState, member: Member) => Omit<AttendeeRowData, 'isSpeaking'>,
): AttendeeSource {
  let people: People = { host: [], experts: [], speaking: [], staff: [] };
  let sections: readonly AttendeeSection[] = [];
  let from: RoomState | undefined;
  let last = '';
  let pages: unknown;
  const rows = new Map<Uid, { member: Member; me: unknown; row: AttendeeRowData }>();

  const look = (): void => {
    const state = session.state.get();
    if (state === from) return;
    from = state;
    const now = peopleOf(state);
    const total = canSeeList(state) ? (state.audience.total ?? 0) : null;
    const key = JSON.stringify([now, total]);
    // A page that has come is news too: rows that were on their way are there.
    if (key === last && pages === state.audience.pages) return;
    last = key;
    pages = state.audience.pages;
    people = now;
    const all: readonly AttendeeSection[] = [
      { id: 'host', count: now.host.length },
      { id: 'experts', count: now.experts.length, limit: LIVE_EXPERTS_MAX },
      { id: 'speaking', count: now.speaking.length },
      { id: 'audience', count: total ?? 0 },
      { id: 'staff', count: now.staff.length },
    ];
    sections = all.filter(({ count }) => count > 0);
  };

  return {
    sections: () => {
      look();
      return sections;
    },
    subscribe: (onChange) => session.state.subscribe(onChange),
    idAt: (section, index) => {
      look();
      if (section === 'audience') return audienceUidAt(session.state.get(), index);
      return section === 'hands' ? undefined : people[section][index];
    },
    rowOf: (uid) => {
      const state = session.state.get();
      const member = state.members.get(uid);
      if (!member) return undefined;
      const speaks = isSpeaking(session, uid);
      const known = rows.get(uid);
      if (known?.member === member && known.me === state.me && known.row.isSpeaking === speaks) {
        return known.row;
      }
      const row = { ...rowOf(state, member), isSpeaking: speaks };
      rows.set(uid, { member, me: state.me, row });
      return row;
    },
    subscribeRow: (uid, onChange) => {
      const offs = [session.member(uid).subscribe(onChange), session.levels.subscribe(onChange)];
      return () => {
        for (const off of offs) off();
      };
    },
  };
}
