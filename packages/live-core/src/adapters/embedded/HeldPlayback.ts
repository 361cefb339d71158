import { PortError } from '../../ports/PortError.ts';

/** The used part of a playing element. */
type Playing = Pick<HTMLMediaElement, 'play' | 'srcObject'>;

/** Elements the browser did not play because the user had not clicked anything yet. */
export class HeldPlayback {
  readonly #elements = new Set<Playing>();

  hold(element: Playing): void {
    this.#elements.add(element);
  }

  /**
   * Plays all elements that are still attached; must run inside a click.
   *
   * @throws PortError `permission-denied` if the browser still plays nothing; it can be retried
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
      // Any other error is a play that a later one replaced.
      if (!(cause instanceof DOMException) || cause.name !== 'NotAllowedError') return;
      this.#elements.add(element);
      throw new PortError('permission-denied', 'The browser plays no sound yet', { cause });
    }
  }
}
