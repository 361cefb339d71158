import { POOR_QUALITY_ABOVE } from '@rostra/contract/live';
import type { LinkQuality } from '../../ports/RtcSession.ts';

/** Consecutive reports that must agree before the notice, so that notices do not flicker. */
const REPORTS = 2;

/** Reports when the connection becomes poor and when it recovers (live §9: a level above 4). */
export class PoorNetwork {
  readonly #changed: (isPoor: boolean) => void;
  #isPoor = false;
  #against = 0;

  constructor(changed: (isPoor: boolean) => void) {
    this.#changed = changed;
  }

  handleQuality({ up, down }: { readonly up: LinkQuality; readonly down: LinkQuality }): void {
    const isPoor = Math.max(up, down) > POOR_QUALITY_ABOVE;
    if (isPoor === this.#isPoor) {
      this.#against = 0;
      return;
    }
    this.#against += 1;
    if (this.#against < REPORTS) return;
    this.#against = 0;
    this.#isPoor = isPoor;
    this.#changed(isPoor);
  }
}
