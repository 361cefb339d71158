import { PortError } from '../../ports/PortError.ts';
import { ATTRIBUTE_KEYS_MAX } from '@rostra/contract/live';
import type { Attributes, ChannelAttributes, ChannelMember, Uid } from '@rostra/contract/live';

/** Merges and removes attributes. @throws PortError `limit` for too many names */
export function mergeAttributes(
  old: Attributes,
  added: Attributes,
  removed: readonly string[] = [],
): Attributes {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...added }).filter(([name]) => !removed.includes(name)),
  );
  if (Object.keys(merged).length > ATTRIBUTE_KEYS_MAX) {
    throw new PortError('limit', `More than ${ATTRIBUTE_KEYS_MAX} attributes`);
  }
  return merged;
}

/** One channel of the fake messaging server. */
export class FakeChannel {
  readonly #members = new Map<Uid, Attributes>();
  #attributes: Attributes = {};
  #revision = 0;

  get uids(): readonly Uid[] {
    return [...this.#members.keys()];
  }

  get members(): readonly ChannelMember[] {
    return [...this.#members].map(([uid, attributes]) => ({ uid, attributes }));
  }

  get attributes(): ChannelAttributes {
    return { attributes: this.#attributes, revision: this.#revision };
  }

  has(uid: Uid): boolean {
    return this.#members.has(uid);
  }

  enter(uid: Uid, attributes: Attributes): void {
    this.#members.set(uid, mergeAttributes({}, attributes));
  }

  leave(uid: Uid): boolean {
    return this.#members.delete(uid);
  }

  mergeMember(uid: Uid, added: Attributes, removed?: readonly string[]): Attributes {
    const merged = mergeAttributes(this.#members.get(uid) ?? {}, added, removed);
    this.#members.set(uid, merged);
    return merged;
  }

  /** @throws PortError `conflict` if another has written since `expect` */
  merge(added: Attributes, options: { expect?: number; remove?: readonly string[] } = {}): number {
    if (options.expect !== undefined && options.expect !== this.#revision) {
      throw new PortError('conflict', `Revision ${this.#revision} stands`);
    }
    this.#attributes = mergeAttributes(this.#attributes, added, options.remove);
    this.#revision += 1;
    return this.#revision;
  }
}
