import type { Uid } from '@rostra/contract/live';
import type { Member } from './Member.ts';

/**
 * Raised hands in the order of raising (LMEM-68), simultaneous ones by uid.
 * Only hands of present members count, as nobody else can be brought on stage.
 */
export class HandQueue {
  readonly #raised = new Map<Uid, string>();
  #isOld = false;
  #uids: readonly Uid[] = [];

  /** The same array as long as no hand is raised or lowered. */
  get uids(): readonly Uid[] {
    if (this.#isOld) this.#sort();
    return this.#uids;
  }

  handleMember(uid: Uid, after: Member | undefined): void {
    const raised = after?.role === 'audience' && after.isOnline ? after.hands_up : null;
    if ((this.#raised.get(uid) ?? null) === raised) return;
    if (raised === null) this.#raised.delete(uid);
    else this.#raised.set(uid, raised);
    this.#isOld = true;
  }

  #sort(): void {
    this.#isOld = false;
    this.#uids = Array.from(this.#raised)
      .sort(([a, atA], [b, atB]) => compare(atA, atB) || a - b)
      .map(([uid]) => uid);
  }
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
