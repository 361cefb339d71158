import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';

/** An element with a selectable output device; browsers without support lack the method. */
interface WithSink {
  setSinkId?(deviceId: string): Promise<void>;
}

/** A refused output device counts as missing, as the user is never asked to permit it. */
const CODE_OF: Readonly<Record<string, PortErrorCode>> = {
  AbortError: 'device-busy',
};

/** The output device for all audio played here. */
export class SoundOutput {
  readonly #elements = new Set<HTMLMediaElement & WithSink>();
  #speaker = '';

  /** Whether this browser lets the user select the output device. */
  static get canChoose(): boolean {
    return 'setSinkId' in HTMLMediaElement.prototype;
  }

  add(element: HTMLMediaElement): void {
    if (this.#elements.has(element)) return;
    this.#elements.add(element);
    // If the selected device was just unplugged, the default plays it.
    if (this.#speaker !== '') this.#move(element).catch(() => undefined);
  }

  delete(element: HTMLMediaElement): void {
    this.#elements.delete(element);
  }

  /** @throws PortError `unsupported`, `device-not-found`, `device-busy`; playback continues as before */
  async setSpeaker(deviceId: string): Promise<void> {
    if (!SoundOutput.canChoose) throw new PortError('unsupported', 'No loudspeaker can be chosen');
    const before = this.#speaker;
    this.#speaker = deviceId;
    try {
      // An unused element checks that the device exists, even while nobody is heard.
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
