import { DEFAULT_VOLUME, LIVE_ROLES } from '@rostra/contract/live';
import type { Attendee, Attributes, LiveRole, Uid } from '@rostra/contract/live';

/** A member as known from presence and the server's lists together. */
export interface Member {
  readonly uid: Uid;
  /** The user's ID; null until known. */
  readonly id: number | null;
  readonly role: LiveRole;
  readonly mute: boolean;
  readonly hide: boolean;
  /** Percent; 100 is the original volume. */
  readonly volume: number;
  /** When the hand was raised, UTC; null for a lowered hand. */
  readonly hands_up: string | null;
  /** Null if neither presence nor a list contains the name. */
  readonly name: string | null;
  readonly isOnline: boolean;
  /** The member's list entry, with fields that presence lacks. */
  readonly attendee: Attendee | null;
}

const FULL = String(DEFAULT_VOLUME);

const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

function roleOf(text: string | undefined): LiveRole {
  return LIVE_ROLES.find((role) => role === text) ?? 'audience';
}

/** Most members have the original volume. */
const volumeOf = (text: string | undefined): number =>
  text === undefined || text === FULL ? DEFAULT_VOLUME : Number(text);

/** Returns a member of whom only the presence is known. */
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

/** Applies presence attributes to a member; returns the same object without changes. */
export function withAttributes(before: Member, attributes: Attributes): Member {
  // Before the server writes its attributes, an entry shows only that someone is present.
  if (attributes['role'] === undefined) {
    return before.isOnline ? before : { ...before, isOnline: true };
  }
  // The user ID of a uid never changes, and parsing it ten thousand times is expensive.
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

/** Whether a member sits in the audience and in no other part of the room's list. */
export const sitsInAudience = ({ role, mute }: Member): boolean => role === 'audience' && mute;

/** Returns the member for an entry of a server list. */
export function fromAttendee(attendee: Attendee, isOnline: boolean): Member {
  const { uid, id, role, mute, hide, volume, hands_up, name } = attendee;
  return { uid, id, role, mute, hide, volume, hands_up, name, isOnline, attendee };
}

/** Merges a list entry with newer presence. */
export function asListed(listed: Member, before: Member): Member {
  const { role, mute, hide, volume, hands_up } = before;
  return { ...listed, role, mute, hide, volume, hands_up, name: before.name ?? listed.name };
}
