import { canSeeList } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import type { RoomEvent, RoomEventKind } from '@rostra/ui/RoomNotices';
import type { Uid } from '@rostra/contract/live';
import { OWN_NOTICES } from '../dialogs/ownNotices.ts';

/** Maximum number of events kept; fewer arrive while they are gathered into one sentence. */
const KEPT = 500;

/** Returns the present members on stage, by uid. */
function stageOf({ stage, members }: RoomState): ReadonlyMap<Uid, { name: string; role: string }> {
  return new Map(
    stage.flatMap((uid) => {
      const member = members.get(uid);
      const name = member?.name ?? member?.attendee?.name;
      return member?.isOnline && name ? [[uid, { name, role: member.role }] as const] : [];
    }),
  );
}

/**
 * Returns the event for a member who appears on stage; undefined for one with only the right to speak.
 * Without the audience list, a newcomer cannot be distinguished from a member brought up: both are on
 * stage now.
 */
function appearance(role: string, seesAudience: boolean): RoomEventKind | undefined {
  if (seesAudience || role === 'broadcaster') return 'joined';
  return role === 'expert' ? 'toExpert' : undefined;
}

/** Events in the room, derived from the difference between two states. */
export class RoomEvents {
  #events: readonly RoomEvent[] = [];
  #last = 0;
  #notice = 0;
  #before: RoomState;
  #stage: ReturnType<typeof stageOf>;
  /** Hands raised before their owners' names were known: the lists provide the names. */
  readonly #unnamed = new Set<Uid>();

  constructor(session: LiveSession) {
    this.#before = session.state.get();
    this.#stage = stageOf(this.#before);
  }

  /** @returns all events; the same array while nothing has happened */
  handle(state: RoomState): readonly RoomEvent[] {
    const before = this.#before;
    this.#before = state;
    if (state.phase !== 'inside') {
      this.#stage = stageOf(state);
      return this.#events;
    }
    const isNew = state.stage !== before.stage || state.members !== before.members;
    const come = isNew ? this.#compare(state) : 0;
    if (state.online !== before.online) this.#listeners(before, state, come);
    if (state.hands !== before.hands || this.#unnamed.size > 0) this.#hands(before, state);
    if (state.notices !== before.notices) this.#own(state);
    return this.#events;
  }

  /** @returns the number of members who have joined the stage */
  #compare(state: RoomState): number {
    let come = 0;
    const [was, now] = [this.#stage, stageOf(state)];
    this.#stage = now;
    for (const [uid, { name, role }] of now) {
      const old = was.get(uid);
      if (uid === state.me?.uid || old?.role === role) continue;
      if (!old && state.members.hasCome(uid)) {
        come += 1;
        const kind = appearance(role, canSeeList(state));
        if (kind) this.#notify(kind, name);
      } else if (role === 'broadcaster') this.#notify('newHost', name);
      // A former host was on stage before, and the right to speak puts nobody on stage.
      else if (role === 'expert' && old?.role !== 'broadcaster') this.#notify('toExpert', name);
    }
    for (const [uid, { name }] of was) {
      const isGone = state.members.get(uid)?.isOnline !== true;
      if (isGone && uid !== state.me?.uid) this.#notify('left', name);
    }
    return come;
  }

  /** Notifies readers of the list how many joined the audience; names come only with the list. */
  #listeners(before: RoomState, state: RoomState, onStage: number): void {
    // A member who gains the list sees those already present.
    const couldSee = before.phase === 'inside' && canSeeList(before);
    if (!couldSee || before.online === null || !canSeeList(state)) return;
    const count = (state.online ?? 0) - before.online - onStage;
    if (count > 0) this.#add({ id: this.#next(), kind: 'listeners', count });
  }

  #hands(before: RoomState, { hands, members, me }: RoomState): void {
    const old = new Set(before.hands);
    for (const uid of hands) {
      if (uid !== me?.uid && !old.has(uid)) this.#unnamed.add(uid);
    }
    const up = new Set(hands);
    for (const uid of this.#unnamed) {
      const name = members.get(uid)?.name ?? members.get(uid)?.attendee?.name;
      if (up.has(uid) && !name) continue;
      this.#unnamed.delete(uid);
      if (up.has(uid) && name) this.#notify('hand', name);
    }
  }

  #own({ notices, me }: RoomState): void {
    const shown = new Set(notices.map(({ code }) => OWN_NOTICES[code]));
    // Dismissed notices are no longer shown.
    this.#events = this.#events.filter((one) => one.kind !== 'own' || shown.has(one.own));
    for (const { id, code } of notices) {
      const own = OWN_NOTICES[code];
      if (id <= this.#notice) continue;
      this.#notice = id;
      const isOnStage = me?.role === 'expert' || me?.role === 'broadcaster';
      if (own) this.#add({ id: this.#next(), kind: 'own', own, isOnStage });
    }
  }

  #notify(kind: RoomEventKind, name: string): void {
    this.#add({ id: this.#next(), kind, name });
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }

  #add(event: RoomEvent): void {
    this.#events = [...this.#events, event].slice(-KEPT);
  }
}
