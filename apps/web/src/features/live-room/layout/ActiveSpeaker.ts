import type { Uid } from '@rostra/contract/live';
import { SPEAKING_LEVEL } from '../roomLevels.ts';

/**
 * Who has the floor: the loudest, once he has been it twice in a row. He keeps it in silence, so that
 * nobody jumps about at a cough.
 */
export class ActiveSpeaker {
  #uid: Uid | null = null;
  #next: Uid | null = null;

  /** @param levels 0 to 100 by uid @returns who has the floor now */
  handle(levels: ReadonlyMap<Uid, number>): Uid | null {
    const loudest = loudestOf(levels);
    if (loudest !== null && loudest !== this.#uid && loudest === this.#next) this.#uid = loudest;
    this.#next = loudest;
    return this.#uid;
  }
}

function loudestOf(levels: ReadonlyMap<Uid, number>): Uid | null {
  let [loudest, most]: [Uid | null, number] = [null, SPEAKING_LEVEL];
  for (const [uid, level] of levels) {
    if (level < most) continue;
    [loudest, most] = [uid, level];
  }
  return loudest;
}
