import { DEFAULT_VOLUME, LIVE_ROLES } from '@rostra/contract/live';
import type { Attendee, Attributes, LiveRole, Uid } from '@rostra/contract/live';

/** One who takes part, as presence and the server's lists together tell it. */
export interface Member {
  readonly uid: Uid;
  /** The user's; null until it is known. */
  readonly id: number | null;
  readonly role: LiveRole;
  readonly mute: boolean;
  readonly hide: boolean;
  /** Percent, 100 as sent. */
  readonly volume: number;
  /** When the hand was raised, UTC; null means hand down. */
  readonly hands_up: string | null;
  /** Null where presence does not tell names and no list has told it. */
  readonly name: string | null;
  readonly isOnline: boolean;
  /** What a list of the server has told of him beyond presence. */
  readonly attendee: Attendee | null;
}

const FULL = String(DEFAULT_VOLUME);

const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

function roleOf(text: string | undefined): LiveRole {
  return LIVE_ROLES.find((role) => role === text) ?? 'audience';
}

/** Most are as loud as they were sent. */
const volumeOf = (text: string | undefined): number =>
  text === undefined || text === FULL ? DEFAULT_VOLUME : Number(text);

/** One of whom nothing is known yet but that he is there. */
export const unknownMember = (uid: Uid): Member => ({
  uid,
  id: null,
  role: 'audience',
  mute: true,
  hide: false,
  volume: DEFAULT_VOLUME,
  hands_up: null,
  name: null,
  isOnline: true,
  attendee: null,
});

/** The member as presence tells him now; the same object when nothing is new. */
export function withAttributes(before: Member, attributes: Attributes): Member {
  // Before the server has written its own, an entry says nothing but that someone is there.
  if (attributes['role'] === undefined) {
    return before.isOnline ? before : { ...before, isOnline: true };
  }
  // Whose number it is never changes; to read it ten thousand times over costs.
  const id = before.id ?? (attributes['id'] === undefined ? null : Number(attributes['id']));
  const role = before.role === attributes['role'] ? before.role : roleOf(attributes['role']);
  const mute = isOn(attributes['mute']);
  const hide = isOn(attributes['hide']);
  const volume = volumeOf(attributes['volume']);
  const hands_up = attributes['hands_up'] || null;
  const name = attributes['name'] || before.name;
  if (
    before.isOnline &&
    before.mute === mute &&
    before.hands_up === hands_up &&
    before.role === role &&
    before.hide === hide &&
    before.volume === volume &&
    before.name === name &&
    before.id === id
  ) {
    return before;
  }
  const { uid, attendee } = before;
  return { uid, id, role, mute, hide, volume, hands_up, name, isOnline: true, attendee };
}

/** Whether he listens from the audience, and stands in no other part of the room's list. */
export const sitsInAudience = ({ role, mute }: Member): boolean => role === 'audience' && mute;

/** The member as a list of the server tells him. */
export function fromAttendee(attendee: Attendee, isOnline: boolean): Member {
  const { uid, id, role, mute, hide, volume, hands_up, name } = attendee;
  return { uid, id, role, mute, hide, volume, hands_up, name, isOnline, attendee };
}

/** What a list tells of who he is, with what presence has told of him later. */
export function asTold(listed: Member, before: Member): Member {
  const { role, mute, hide, volume, hands_up } = before;
  return { ...listed, role, mute, hide, volume, hands_up, name: before.name ?? listed.name };
}
