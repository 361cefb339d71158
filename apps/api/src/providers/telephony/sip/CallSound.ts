import type { PhoneLegs, RtpEndpoint } from '../PhoneLegs.ts';
import { answerSdp, offerSdp, readSdp } from './sdp.ts';
import type { OwnSound } from './sdp.ts';

/** The audio descriptions of both sides of a call, and the leg that receives them. */
export class CallSound {
  readonly #id: string;
  readonly #legs: PhoneLegs;
  readonly #session: number;
  readonly #peer: string;
  #local: RtpEndpoint | undefined;
  #version = 0;
  #isClosed = false;

  /**
   * @param session names our descriptions of this call
   * @param peer the address that its signaling comes from
   */
  constructor(id: string, legs: PhoneLegs, session: number, peer: string) {
    this.#peer = peer;
    this.#id = id;
    this.#legs = legs;
    this.#session = session;
  }

  /** Opens the leg; returns false when none is available, or the call ended meanwhile. */
  async open(): Promise<boolean> {
    try {
      this.#local = await this.#legs.open(this.#id);
    } catch {
      return false;
    }
    if (this.#isClosed) this.#legs.close(this.#id);
    return !this.#isClosed;
  }

  /** Returns our offer. */
  offer(): string {
    return offerSdp(this.#own());
  }

  /** Applies their description; returns false, and changes nothing, when we do not support it. */
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

  /**
   * Returns our answer to their offer; our own offer when they have made none; undefined: we
   * refuse.
   */
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
