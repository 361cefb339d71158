import { ATTRIBUTE_KEYS_MAX } from '@rostra/contract/live';
import type {
  Attributes,
  ChannelAttributes,
  ChannelMember,
  Uid,
  WireEventName,
  WireEvents,
} from '@rostra/contract/live';
import { LiveRefusal } from './LiveRefusal.ts';
import { PresenceBatch } from './PresenceBatch.ts';
import { textFrame } from './textFrame.ts';

/** Number of events kept for members who return after an interruption. */
const LOG_LENGTH = 1000;

/** Selects the members of a channel that receive an event. */
export type Hearing = (uid: Uid) => boolean;

interface Logged {
  readonly number: number;
  readonly frame: Buffer;
  /** Everyone, when absent. */
  readonly hears: Hearing | undefined;
}

/** One channel: its members, its attributes and its last events. */
export class MessageChannel {
  readonly name: string;
  readonly presence = new PresenceBatch();
  /** The members visible to those who see only the stage. */
  readonly shown = new Set<Uid>();
  readonly #members = new Map<Uid, Attributes>();
  #attributes: Attributes = {};
  #revision = 0;
  #number = 0;
  #log: Logged[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** The number of the last event. */
  get number(): number {
    return this.#number;
  }

  get uids(): Iterable<Uid> {
    return this.#members.keys();
  }

  get count(): number {
    return this.#members.size;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  get attributes(): ChannelAttributes {
    return { attributes: this.#attributes, revision: this.#revision };
  }

  members(): ChannelMember[] {
    return Array.from(this.#members, ([uid, attributes]) => ({ uid, attributes }));
  }

  attributesOf(uid: Uid): Attributes {
    return this.#members.get(uid) ?? {};
  }

  has(uid: Uid): boolean {
    return this.#members.has(uid);
  }

  enter(uid: Uid, attributes: Attributes): void {
    this.#members.set(uid, merged({}, attributes, []));
  }

  leave(uid: Uid): boolean {
    return this.#members.delete(uid);
  }

  mergeMember(uid: Uid, added: Attributes, removed: readonly string[]): Attributes {
    const attributes = merged(this.attributesOf(uid), added, removed);
    this.#members.set(uid, attributes);
    return attributes;
  }

  /** @throws LiveRefusal `conflict` when someone else has written since `expect` */
  merge(added: Attributes, removed: readonly string[], expect: number | undefined): number {
    if (expect !== undefined && expect !== this.#revision) {
      throw new LiveRefusal('conflict', `The current revision is ${this.#revision}`);
    }
    this.#attributes = merged(this.#attributes, added, removed);
    this.#revision += 1;
    return this.#revision;
  }

  /** Numbers an event, stores it, and returns the frame that every member gets. */
  log<Name extends WireEventName>(
    event: Name,
    payload: WireEvents[Name],
    hears: Hearing | undefined,
  ): Buffer {
    this.#number += 1;
    const frame = textFrame(JSON.stringify({ event, number: this.#number, payload }));
    this.#log.push({ number: this.#number, frame, hears });
    if (this.#log.length > LOG_LENGTH * 2) this.#log = this.#log.slice(-LOG_LENGTH);
    return frame;
  }

  /**
   * Returns the events a member missed since a given one; undefined when they are no longer known.
   */
  since(heard: number, uid: Uid): Buffer[] | undefined {
    const first = this.#log[0]?.number ?? this.#number + 1;
    if (heard < first - 1 || heard > this.#number) return undefined;
    return this.#log
      .filter(({ number, hears }) => number > heard && hears?.(uid) !== false)
      .map(({ frame }) => frame);
  }
}

function merged(old: Attributes, added: Attributes, removed: readonly string[]): Attributes {
  const entries = Object.entries({ ...old, ...added }).filter(([name]) => !removed.includes(name));
  if (entries.length > ATTRIBUTE_KEYS_MAX) {
    throw new LiveRefusal('limit', `More than ${ATTRIBUTE_KEYS_MAX} attributes`);
  }
  return Object.fromEntries(entries);
}
