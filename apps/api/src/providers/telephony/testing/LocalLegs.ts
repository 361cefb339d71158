import { PhoneManager } from '../../../sfu/phone/PhoneManager.ts';
import type { PhoneLegs, PhoneLegsListener, PhoneVoice, RtpEndpoint } from '../PhoneLegs.ts';
import type { CallEndpoint, PhonePrompt } from '../TelephonyProvider.ts';

const ADDRESS = '127.0.0.1';

/** Legs with real audio in the test's own process: everyone in a channel hears all others in it. */
export class LocalLegs implements PhoneLegs {
  readonly manager: PhoneManager;
  readonly #channels = new Map<string, string>();
  /** Others in all channels: voices that the test adds to the manager. */
  readonly #voices: readonly string[];
  #listener: PhoneLegsListener | undefined;

  /** @param sound receives the audio of phones */
  constructor(voices: readonly string[], sound: (id: string, packet: Buffer) => void) {
    this.#voices = voices;
    this.manager = new PhoneManager(
      { address: ADDRESS, ports: { from: 21_000, to: 21_098 } },
      {
        key: (id, key) => this.#listener?.key(id, key),
        lost: (id) => this.#listener?.lost(id),
        sound,
      },
    );
  }

  async open(id: string): Promise<RtpEndpoint> {
    return { address: ADDRESS, port: await this.manager.open(id) };
  }

  connect(id: string, voice: PhoneVoice): void {
    this.manager.connect(id, voice);
  }

  enter(id: string, { channel }: CallEndpoint): void {
    this.#channels.set(id, channel);
    for (const [each, its] of this.#channels) {
      const others = [...this.#channels]
        .filter(([, theirs]) => theirs === its)
        .map(([other]) => other);
      this.manager.setHeard(each, [...others, ...this.#voices]);
    }
  }

  play(id: string, prompt: PhonePrompt): void {
    this.manager.play(id, prompt);
  }

  sendKeys(id: string, keys: string): void {
    this.manager.press(id, keys);
  }

  close(id: string): void {
    this.#channels.delete(id);
    this.manager.close(id);
  }

  follow(listener: PhoneLegsListener): void {
    this.#listener = listener;
  }
}
