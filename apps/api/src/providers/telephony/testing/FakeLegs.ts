import type { PhoneLegs, PhoneLegsListener, PhoneVoice, RtpEndpoint } from '../PhoneLegs.ts';
import type { CallEndpoint, PhonePrompt } from '../TelephonyProvider.ts';

/** Legs without audio: they record the commands they receive. */
export class FakeLegs implements PhoneLegs {
  /** The commands in order, such as `open in-1`. */
  readonly requests: string[] = [];
  readonly voices = new Map<string, PhoneVoice>();
  readonly opened = new Set<string>();
  /** No port is left. */
  isFull = false;
  #listener: PhoneLegsListener | undefined;
  #port = 40_000;

  open(id: string): Promise<RtpEndpoint> {
    if (this.isFull) return Promise.reject(new Error('No port is left'));
    this.requests.push(`open ${id}`);
    this.opened.add(id);
    this.#port += 2;
    return Promise.resolve({ address: '127.0.0.1', port: this.#port });
  }

  connect(id: string, voice: PhoneVoice): void {
    this.requests.push(`connect ${id}`);
    this.voices.set(id, voice);
  }

  enter(id: string, { channel, uid }: CallEndpoint): void {
    this.requests.push(`enter ${id} ${channel} ${uid}`);
  }

  play(id: string, prompt: PhonePrompt): void {
    this.requests.push(`say ${id} ${prompt}`);
  }

  sendKeys(id: string, keys: string): void {
    this.requests.push(`keys ${id} ${keys}`);
  }

  close(id: string): void {
    this.requests.push(`close ${id}`);
    this.opened.delete(id);
  }

  follow(listener: PhoneLegsListener): void {
    this.#listener = listener;
  }

  /** Simulates a key press on the phone. */
  presses(id: string, key: string): void {
    this.#listener?.key(id, key);
  }

  /** Simulates the loss of its audio. */
  loses(id: string): void {
    this.#listener?.lost(id);
  }
}
