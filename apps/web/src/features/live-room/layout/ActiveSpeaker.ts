import type { Uid } from '@rostra/contract/live';
import { SPEAKING_LEVEL } from '../roomLevels.ts';

/**
 * The active speaker: the loudest member twice in a row. They stay active in silence, so that a cough
 * does not change the layout.
 */
export class ActiveSpeaker {
  #uid: Uid | null = null;
  #next: Uid | null = null;

  /** @param levels 0 to 100 by uid @returns the active speaker's uid */
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
