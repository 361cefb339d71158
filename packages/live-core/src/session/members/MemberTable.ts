import type { Attendee, ChannelMember, Uid } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import { asTold, fromAttendee, unknownMember, withAttributes } from './Member.ts';
import type { Member } from './Member.ts';

/** Members as views see them: still between two frames, a new object with each frame of changes. */
export interface MembersView {
  /** Known members, those who have left and are still listed included. */
  readonly count: number;
  get(uid: Uid): Member | undefined;
  /** Whether this one came, or became known, with the newest frame: a change of role brings nobody. */
  hasCome(uid: Uid): boolean;
}

/** What the table tells of a change; called for every one, so it is a plain function. */
export interface MemberTableEvents {
  /** First change since the last frame. */
  dirty(): void;
  changed(before: Member | undefined, after: Member | undefined): void;
}

/** One member as the engine knows him, changed in place. */
interface Entry {
  member: Member | undefined;
  /** The `moment` in which presence has told of him; 0 where it has not. */
  toldAt: number;
  /** Changed since the last frame. */
  isDirty: boolean;
}

/**
 * Everyone in the room by uid, ten thousand of them: changed in place, shown to views a frame at a time.
 * Only rows that changed are copied and told (goals S1 and S3 of performance).
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

  /** Members online, staff not counted (LROL-36); undefined until the channel has told who is there. */
  get online(): number | undefined {
    return this.#hasRoster ? (this.#counted ?? this.#online) : undefined;
  }

  /** As many as presence has told of; undefined until it has told. */
  get told(): number | undefined {
    return this.#hasRoster ? this.#online : undefined;
  }

  /** What the provider has counted stands until it is asked again; null: what presence tells. */
  handleCount(count: number | null): void {
    this.#counted = count;
  }

  /** Grows with all that presence tells: an answer is as old as the moment in which it was asked for. */
  get moment(): number {
    return this.#moment;
  }

  /** With every change, for the engine. */
  latest(uid: Uid): Member | undefined {
    return this.#entries.get(uid)?.member;
  }

  /** What views read until the next frame. */
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

  /** Tells one row's changes, once a frame. */
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

  /** Everyone who is there: those who are not named have gone. */
  handleRoster(members: readonly ChannelMember[]): void {
    this.#hasRoster = true;
    const there = new Set<Uid>();
    for (const member of members) {
      there.add(member.uid);
      this.handlePresence(member);
    }
    for (const uid of this.#entries.keys()) if (!there.has(uid)) this.handleLeft(uid);
  }

  /** One who has come or whose attributes are new. */
  handlePresence({ uid, attributes }: ChannelMember): void {
    const entry = this.#entryOf(uid);
    const before = entry.member;
    const after = withAttributes(before ?? unknownMember(uid), attributes);
    // An entry that the server has not written yet tells nothing of him.
    if (attributes['role'] !== undefined) {
      this.#moment += 1;
      entry.toldAt = this.#moment;
    }
    if (after !== before) this.#put(uid, entry, after);
  }

  /** Who was on a list of the server stays known, as offline. */
  handleLeft(uid: Uid): void {
    const entry = this.#entries.get(uid);
    if (!entry?.member) return;
    const { member } = entry;
    entry.toldAt = 0;
    if (member.attendee === null) this.#put(uid, entry, undefined);
    else if (member.isOnline) this.#put(uid, entry, { ...member, isOnline: false });
  }

  /**
   * What a list of the server says. Presence knows better who is there once it has spoken, and what it
   * has told since the list was asked for.
   *
   * @param asked the `moment` of asking
   */
  handleAttendees(attendees: readonly Attendee[], asked = this.#moment): void {
    for (const attendee of attendees) {
      const { uid } = attendee;
      const entry = this.#entryOf(uid);
      const before = entry.member;
      const isOnline = this.#hasRoster ? (before?.isOnline ?? false) : attendee.is_online;
      const listed = fromAttendee(attendee, isOnline);
      const isLate = before !== undefined && this.hasToldSince(uid, asked);
      this.#put(uid, entry, isLate ? asTold(listed, before) : listed);
    }
  }

  /** Whether presence has told of this one since then. */
  hasToldSince(uid: Uid, asked: number): boolean {
    return (this.#entries.get(uid)?.toldAt ?? 0) > asked;
  }

  /** One whom the server lists neither on stage nor with a hand up: he sits in the audience, muted. */
  seat(uid: Uid, asked = this.#moment): void {
    const entry = this.#entries.get(uid);
    if (!entry?.member || entry.toldAt > asked) return;
    const { member } = entry;
    if (member.role === 'audience' && member.mute && member.hands_up === null) return;
    this.#put(uid, entry, { ...member, role: 'audience', mute: true, hands_up: null });
  }

  /** Takes the changes over into what views read. @returns the rows to tell */
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

  /** Tells those who follow single rows. */
  tell(rows: readonly Uid[]): void {
    if (this.#rows.size === 0) return;
    for (const uid of rows) {
      for (const listener of Array.from(this.#rows.get(uid) ?? [])) listener();
    }
  }

  #entryOf(uid: Uid): Entry {
    const known = this.#entries.get(uid);
    if (known) return known;
    const entry = { member: undefined, toldAt: 0, isDirty: false };
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

/** Presence may name someone before the server has written who he is. */
const isComing = (before: Member | undefined, after: Member | undefined): boolean =>
  after?.isOnline === true && (before?.isOnline !== true || before.id === null);
