import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';

/** An element whose loudspeaker can be chosen; browsers that cannot have no such method. */
interface WithSink {
  setSinkId?(deviceId: string): Promise<void>;
}

/** A refused loudspeaker is told as one that is not there: nothing is asked of the user for it. */
const CODE_OF: Readonly<Record<string, PortErrorCode>> = {
  AbortError: 'device-busy',
};

/** Everything that is heard here, through one loudspeaker. */
export class SoundOutput {
  readonly #elements = new Set<HTMLMediaElement & WithSink>();
  #speaker = '';

  /** Whether this browser lets one choose where sound comes out. */
  static get canChoose(): boolean {
    return 'setSinkId' in HTMLMediaElement.prototype;
  }

  add(element: HTMLMediaElement): void {
    if (this.#elements.has(element)) return;
    this.#elements.add(element);
    // It is heard through the default one when the chosen one has just been pulled out.
    if (this.#speaker !== '') this.#move(element).catch(() => undefined);
  }

  delete(element: HTMLMediaElement): void {
    this.#elements.delete(element);
  }

  /** @throws PortError `unsupported`, `device-not-found`, `device-busy`; what played goes on as before */
  async setSpeaker(deviceId: string): Promise<void> {
    if (!SoundOutput.canChoose) throw new PortError('unsupported', 'No loudspeaker can be chosen');
    const before = this.#speaker;
    this.#speaker = deviceId;
    try {
      // An element that plays nowhere yet tells whether the device is there, also while all are silent.
      await Promise.all([new Audio(), ...this.#elements].map((element) => this.#move(element)));
    } catch (cause) {
      this.#speaker = before;
      await Promise.allSettled(Array.from(this.#elements, (element) => this.#move(element)));
      const name = cause instanceof DOMException ? cause.name : '';
      const code = CODE_OF[name] ?? 'device-not-found';
      throw new PortError(code, `No loudspeaker: ${name}`, { kind: 'audio', cause });
    }
  }

  async #move(element: WithSink): Promise<void> {
    await element.setSinkId?.(this.#speaker);
  }
}
