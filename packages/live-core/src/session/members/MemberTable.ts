import type { Attendee, ChannelMember, Uid } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import { asListed, fromAttendee, unknownMember, withAttributes } from './Member.ts';
import type { Member } from './Member.ts';

/** Members as shown to views: unchanged between frames, a new object for each frame with changes. */
export interface MembersView {
  /** Number of known members, including departed ones that are still listed. */
  readonly count: number;
  get(uid: Uid): Member | undefined;
  /** Whether this member joined, or became known, in the latest frame; a change of role does not count. */
  hasCome(uid: Uid): boolean;
}

/** Change callbacks of the table; plain functions, as they are called for every change. */
export interface MemberTableEvents {
  /** The first change since the last frame. */
  dirty(): void;
  changed(before: Member | undefined, after: Member | undefined): void;
}

/** One member as known to the engine, changed in place. */
interface Entry {
  member: Member | undefined;
  /** The `moment` of the latest presence for this member; 0 without any. */
  publishedAt: number;
  /** Changed since the last frame. */
  isDirty: boolean;
}

/**
 * Everyone in the room by uid, up to ten thousand members.
 * Entries change in place and are shown to views once per frame.
 * Only changed rows are copied and published (performance goals S1 and S3).
 */
export class MemberTable {
  readonly #entries = new Map<Uid, Entry>();
  readonly #shown = new Map<Uid, Member>();
  readonly #rows = new Map<Uid, Set<() => void>>();
  readonly #events: MemberTableEvents;
  #dirty: Uid[] = [];
  #coming = new Set<Uid>();
  #come: ReadonlySet<Uid> = new Set();
  #moment = 0;
  #hasRoster = false;
  #online = 0;
  #counted: number | null = null;

  constructor(events: MemberTableEvents) {
    this.#events = events;
  }

  /** Number of members online without staff (LROL-36); undefined until the channel's first roster. */
  get online(): number | undefined {
    return this.#hasRoster ? (this.#counted ?? this.#online) : undefined;
  }

  /** Number of members online according to presence; undefined until the first roster. */
  get reports(): number | undefined {
    return this.#hasRoster ? this.#online : undefined;
  }

  /** Sets the provider's count, which applies until the next one; null returns to presence. */
  handleCount(count: number | null): void {
    this.#counted = count;
  }

  /** Grows with each presence event; an answer is as old as the moment of its request. */
  get moment(): number {
    return this.#moment;
  }

  /** Returns a member with every change so far, for the engine. */
  latest(uid: Uid): Member | undefined {
    return this.#entries.get(uid)?.member;
  }

  /** Returns the members that views read until the next frame. */
  view(): MembersView {
    const shown = this.#shown;
    return {
      get count() {
        return shown.size;
      },
      get: (uid) => shown.get(uid),
      hasCome: (uid) => this.#come.has(uid),
    };
  }

  /** Subscribes to one row's changes, at most once per frame. */
  subscribe(uid: Uid, listener: () => void): Off {
    const listeners = this.#rows.get(uid) ?? new Set();
    this.#rows.set(uid, listeners);
    const own = (): void => listener();
    listeners.add(own);
    return () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.#rows.get(uid) === listeners) this.#rows.delete(uid);
    };
  }

  /** Handles the list of everyone present; members not on it have left. */
  handleRoster(members: readonly ChannelMember[]): void {
    this.#hasRoster = true;
    const there = new Set<Uid>();
    for (const member of members) {
      there.add(member.uid);
      this.handlePresence(member);
    }
    for (const uid of this.#entries.keys()) if (!there.has(uid)) this.handleLeft(uid);
  }

  /** Handles a member who joined or whose attributes changed. */
  handlePresence({ uid, attributes }: ChannelMember): void {
    const entry = this.#entryOf(uid);
    const before = entry.member;
    const after = withAttributes(before ?? unknownMember(uid), attributes);
    // Without the server's attributes, an entry contains no facts about the member.
    if (attributes['role'] !== undefined) {
      this.#moment += 1;
      entry.publishedAt = this.#moment;
    }
    if (after !== before) this.#put(uid, entry, after);
  }

  /** Handles a departed member; members from a server list stay known, as offline. */
  handleLeft(uid: Uid): void {
    const entry = this.#entries.get(uid);
    if (!entry?.member) return;
    const { member } = entry;
    entry.publishedAt = 0;
    if (member.attendee === null) this.#put(uid, entry, undefined);
    else if (member.isOnline) this.#put(uid, entry, { ...member, isOnline: false });
  }

  /**
   * Applies entries of a server list.
   * Presence, once received, decides the online state and wins over lists requested before it.
   *
   * @param requested the `moment` of the request
   */
  handleAttendees(attendees: readonly Attendee[], requested = this.#moment): void {
    for (const attendee of attendees) {
      const { uid } = attendee;
      const entry = this.#entryOf(uid);
      const before = entry.member;
      const isOnline = this.#hasRoster ? (before?.isOnline ?? false) : attendee.is_online;
      const listed = fromAttendee(attendee, isOnline);
      const isLate = before !== undefined && this.hasNotifiedSince(uid, requested);
      this.#put(uid, entry, isLate ? asListed(listed, before) : listed);
    }
  }

  /** Returns whether presence reported this member after the given moment. */
  hasNotifiedSince(uid: Uid, requested: number): boolean {
    return (this.#entries.get(uid)?.publishedAt ?? 0) > requested;
  }

  /** Moves a member to the audience, muted, when lists name them neither on stage nor with a raised hand. */
  seat(uid: Uid, requested = this.#moment): void {
    const entry = this.#entries.get(uid);
    if (!entry?.member || entry.publishedAt > requested) return;
    const { member } = entry;
    if (member.role === 'audience' && member.mute && member.hands_up === null) return;
    this.#put(uid, entry, { ...member, role: 'audience', mute: true, hands_up: null });
  }

  /** Applies pending changes to what views read. @returns the rows to notify */
  show(): readonly Uid[] {
    const dirty = this.#dirty;
    this.#dirty = [];
    this.#come = this.#coming;
    this.#coming = new Set();
    for (const uid of dirty) {
      const entry = this.#entries.get(uid);
      if (entry) entry.isDirty = false;
      const member = entry?.member;
      if (member) this.#shown.set(uid, member);
      else this.#shown.delete(uid);
    }
    return dirty;
  }

  /** Notifies subscribers of single rows. */
  notify(rows: readonly Uid[]): void {
    if (this.#rows.size === 0) return;
    for (const uid of rows) {
      for (const listener of Array.from(this.#rows.get(uid) ?? [])) listener();
    }
  }

  #entryOf(uid: Uid): Entry {
    const known = this.#entries.get(uid);
    if (known) return known;
    const entry = { member: undefined, publishedAt: 0, isDirty: false };
    this.#entries.set(uid, entry);
    return entry;
  }

  #put(uid: Uid, entry: Entry, after: Member | undefined): void {
    const before = entry.member;
    entry.member = after;
    if (!after) this.#entries.delete(uid);
    this.#online += Number(isCounted(after)) - Number(isCounted(before));
    if (isComing(before, after)) this.#coming.add(uid);
    if (!entry.isDirty) {
      entry.isDirty = true;
      this.#dirty.push(uid);
      if (this.#dirty.length === 1) this.#events.dirty();
    }
    this.#events.changed(before, after);
  }
}

const isCounted = (member: Member | undefined): boolean =>
  member !== undefined && member.isOnline && member.role !== 'staff';

/** Presence may name a member before the server has written their attributes. */
const isComing = (before: Member | undefined, after: Member | undefined): boolean =>
  after?.isOnline === true && (before?.isOnline !== true || before.id === null);
