import { PortError } from '../../ports/PortError.ts';

/** What is needed of an element that plays. */
type Playing = Pick<HTMLMediaElement, 'play' | 'srcObject'>;

/** Elements that the browser did not play because nobody had pressed anything yet. */
export class HeldPlayback {
  readonly #elements = new Set<Playing>();

  hold(element: Playing): void {
    this.#elements.add(element);
  }

  /**
   * Inside a press: plays all that have not been taken away since.
   *
   * @throws PortError `permission-denied` where the browser still plays nothing; it can be tried again
   */
  async release(): Promise<void> {
    // An element without a source would never answer.
    const elements = Array.from(this.#elements).filter(({ srcObject }) => srcObject !== null);
    this.#elements.clear();
    await Promise.all(elements.map((element) => this.#play(element)));
  }

  async #play(element: Playing): Promise<void> {
    try {
      await element.play();
    } catch (cause) {
      // Anything else is a play that a later one replaced.
      if (!(cause instanceof DOMException) || cause.name !== 'NotAllowedError') return;
      this.#elements.add(element);
      throw new PortError('permission-denied', 'The browser plays no sound yet', { cause });
    }
  }
}
