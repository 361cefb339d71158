import type { LiveLists, Uid } from '@rostra/contract/live';
import type { Member } from './Member.ts';

/** Host first, then experts, then unmuted audience; the rest is not on stage. */
function rankOf(member: Member | undefined): number | undefined {
  if (member?.role === 'broadcaster') return 0;
  if (member?.role === 'expert') return 1;
  if (member?.role === 'audience' && !member.mute) return 2;
  return undefined;
}

interface StagePosition {
  readonly rank: number;
  readonly order: number;
}

const isSame = (a: readonly Uid[], b: readonly Uid[]): boolean =>
  a.length === b.length && a.every((uid, at) => uid === b[at]);

/** The order of the stage: the server's order within a role, else the order of arrival. */
export class StageOrder {
  readonly #positions = new Map<Uid, StagePosition>();
  #listed: ReadonlyMap<Uid, number> = new Map();
  #next = 0;
  #isOld = false;
  #uids: readonly Uid[] = [];

  /** The same array as long as nobody joins, leaves or changes places. */
  get uids(): readonly Uid[] {
    if (this.#isOld) this.#sort();
    return this.#uids;
  }

  handleMember(uid: Uid, after: Member | undefined): void {
    const rank = rankOf(after);
    const position = this.#positions.get(uid);
    if (position?.rank === rank) return;
    if (rank === undefined) this.#positions.delete(uid);
    else this.#positions.set(uid, { rank, order: this.#listed.get(uid) ?? this.#behind() });
    this.#isOld = true;
  }

  handleLists({ broadcasters, experts, unmute_audiences }: LiveLists): void {
    const listed = [...broadcasters, ...experts, ...unmute_audiences].map(({ uid }) => uid);
    this.#listed = new Map(listed.map((uid, order) => [uid, order]));
    this.#next = Math.max(this.#next, listed.length);
    for (const [uid, { rank, order }] of this.#positions) {
      this.#positions.set(uid, { rank, order: this.#listed.get(uid) ?? order + listed.length });
    }
    this.#isOld = true;
  }

  #behind(): number {
    this.#next += 1;
    return this.#next;
  }

  #sort(): void {
    this.#isOld = false;
    const sorted = Array.from(this.#positions)
      .sort(([, a], [, b]) => a.rank - b.rank || a.order - b.order)
      .map(([uid]) => uid);
    if (!isSame(sorted, this.#uids)) this.#uids = sorted;
  }
}
