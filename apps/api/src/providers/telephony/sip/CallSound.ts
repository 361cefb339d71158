import type { PhoneLegs, RtpPlace } from '../PhoneLegs.ts';
import { answerSdp, offerSdp, readSdp } from './sdp.ts';
import type { OwnSound } from './sdp.ts';

/** What both sides of a call say of their sound, and the leg that is told of it. */
export class CallSound {
  readonly #id: string;
  readonly #legs: PhoneLegs;
  readonly #session: number;
  readonly #peer: string;
  #local: RtpPlace | undefined;
  #version = 0;
  #isClosed = false;

  /**
   * @param session names our descriptions of this call
   * @param peer the address that its signalling comes from
   */
  constructor(id: string, legs: PhoneLegs, session: number, peer: string) {
    this.#peer = peer;
    this.#id = id;
    this.#legs = legs;
    this.#session = session;
  }

  /** Opens the leg; false when there is none to be had, or the call ended meanwhile. */
  async open(): Promise<boolean> {
    try {
      this.#local = await this.#legs.open(this.#id);
    } catch {
      return false;
    }
    if (this.#isClosed) this.#legs.close(this.#id);
    return !this.#isClosed;
  }

  /** What we would speak. */
  offer(): string {
    return offerSdp(this.#own());
  }

  /** Their description; false when we cannot speak as it asks, and then nothing has changed. */
  connect(sdp: string): boolean {
    const sound = readSdp(sdp);
    const [codec] = sound?.codecs ?? [];
    if (!sound || codec === undefined) return false;
    const hears = sound.direction === 'sendrecv' || sound.direction === 'recvonly';
    const { remote, keysType } = sound;
    const heard = hears ? remote : undefined;
    this.#legs.connect(this.#id, { remote: heard, peer: this.#peer, codec, keysType });
    return true;
  }

  /** Our answer to their offer; our own offer when they have made none; undefined: we refuse. */
  answer(offer: string): string | undefined {
    if (offer === '') return this.offer();
    const sound = readSdp(offer);
    return sound && this.connect(offer) ? answerSdp(this.#own(), sound) : undefined;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#local) this.#legs.close(this.#id);
  }

  #own(): OwnSound {
    this.#version += 1;
    const local = this.#local ?? { address: '0.0.0.0', port: 9 };
    return { local, session: this.#session, version: this.#version };
  }
}
