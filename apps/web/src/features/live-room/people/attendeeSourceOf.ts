import { cleanLine } from '@rostra/i18n/input';
import type { LiveSession, Member, RoomState } from '@rostra/live-core';
import { audienceUidAt, canSeeList, hasSound } from '@rostra/live-core';
import { LIVE_EXPERTS_MAX } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import type {
  AttendeeRowData,
  AttendeeSection,
  AttendeeSectionId,
  AttendeeSource,
} from '@rostra/ui/AttendeeList';
import { isSpeaking } from '../roomLevels.ts';

/** Returns a text without case, width and invisible marks (I18N-19). */
const folded = (text: string): string => cleanLine(text).toLowerCase();

/**
 * Checks whether a word is part of a member's or their organization's name, in any language. The
 * server does the same for the audience (LMEM-69). An empty word matches everyone.
 */
function isFound({ name, attendee }: Member, keyword: string): boolean {
  const word = folded(keyword);
  const texts = [
    name ?? attendee?.name,
    attendee?.full_name,
    attendee?.sc_organization_name,
    attendee?.tc_organization_name,
    attendee?.en_organization_name,
  ];
  return word === '' || texts.some((text) => text && folded(text).includes(word));
}

const isShown = ({ audience }: RoomState, member: Member | undefined): member is Member =>
  member?.isOnline === true && isFound(member, audience.keyword);

type People = Readonly<Record<Exclude<AttendeeSectionId, 'audience' | 'hands'>, readonly Uid[]>>;

/** Returns members other than the audience by section. A search keeps only matching ones (LMEM-69). */
function peopleOf(state: RoomState): People {
  const people = { host: [] as Uid[], experts: [] as Uid[], speaking: [] as Uid[] };
  for (const uid of state.stage) {
    const member = state.members.get(uid);
    if (!isShown(state, member)) continue;
    if (member.role === 'broadcaster') people.host.push(uid);
    else if (member.role === 'expert') people.experts.push(uid);
    else people.speaking.push(uid);
  }
  // The staff section is only for readers of the list (LMEM-31); others get no names of it.
  const staff = canSeeList(state)
    ? state.staff.filter((uid) => isShown(state, state.members.get(uid)))
    : [];
  return { ...people, staff };
}

/**
 * Makes the source of the room's list: stage, staff, and for entitled members the audience, by the
 * pages in sight (LMEM-01, LROL-29). Rows are identified by uid.
 */
export function attendeeSourceOf(
  session: LiveSession,
  rowOf: (state: RoomState, member: Member) => Omit<AttendeeRowData, 'isMuted' | 'isSpeaking'>,
): AttendeeSource {
  let people: People = { host: [], experts: [], speaking: [], staff: [] };
  let sections: readonly AttendeeSection[] = [];
  let from: RoomState | undefined;
  let last = '';
  let pages: unknown;
  const rows = new Map<
    Uid,
    { member: Member; me: unknown; isHeard: boolean; row: AttendeeRowData }
  >();

  const look = (): void => {
    const state = session.state.get();
    if (state === from) return;
    from = state;
    const now = peopleOf(state);
    const total = canSeeList(state) ? (state.audience.total ?? 0) : null;
    const key = JSON.stringify([now, total]);
    // A loaded page is a change too: its rows are now there.
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

  /** Notifies when a microphone may have been turned on or off, and of no other change. */
  const onSound = (onChange: () => void) => {
    let before = session.state.get();
    return session.state.subscribe(() => {
      const now = session.state.get();
      const isNew = now.remote !== before.remote || now.own !== before.own;
      before = now;
      if (isNew) onChange();
    });
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
      const isHeard = hasSound(state, uid);
      const speaks = isHeard && isSpeaking(session, uid);
      const known = rows.get(uid);
      const isSame =
        known?.member === member &&
        known.me === state.me &&
        known.isHeard === isHeard &&
        known.row.isSpeaking === speaks;
      if (isSame) return known.row;
      const row = { ...rowOf(state, member), isMuted: !isHeard, isSpeaking: speaks };
      rows.set(uid, { member, me: state.me, isHeard, row });
      return row;
    },
    subscribeRow: (uid, onChange) => {
      const offs = [
        session.member(uid).subscribe(onChange),
        session.levels.subscribe(onChange),
        onSound(onChange),
      ];
      return () => {
        for (const off of offs) off();
      };
    },
  };
}
