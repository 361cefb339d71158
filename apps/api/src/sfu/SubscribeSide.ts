import { Audio, RtcpNackResponder, Video } from 'node-datachannel';
import type { RtcConfig } from 'node-datachannel';
import type { MediaSource } from './MediaSource.ts';
import { beginningDtls } from './offeredSdp.ts';
import type { SfuKind, SfuSlot } from './protocol.ts';
import { ReceivingSlot } from './ReceivingSlot.ts';
import type { SfuCodec } from './rtp.ts';
import { SideConnection } from './SideConnection.ts';

const PAYLOAD_TYPE: Readonly<Record<SfuCodec, number>> = { opus: 111, vp8: 96, pcmu: 0 };
const FIRST_SSRC = 1000;

/** Callbacks of a receiving connection. */
export interface SubscribeListener {
  readonly offer: (sdp: string, slots: readonly SfuSlot[]) => void;
  readonly slots: (slots: readonly SfuSlot[]) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  readonly lost: () => void;
}

/** The connection on which a peer receives. Places are added on demand and reused. */
export class SubscribeSide {
  readonly #connection: SideConnection;
  readonly #listener: SubscribeListener;
  readonly #slots: ReceivingSlot[] = [];
  readonly #taken = new Map<string, { readonly slot: ReceivingSlot; readonly of: SfuSlot }>();
  /**
   * Our candidates until the answer is applied. A receiver that had them earlier could connect while
   * the library does not know yet which certificate to expect.
   */
  #early: [candidate: string, mid: string][] | undefined = [];
  #isOffering = false;
  #hasChanged = false;

  constructor(peer: string, config: RtcConfig, listener: SubscribeListener) {
    this.#connection = new SideConnection(`${peer} subscribes`, config, {
      described: (sdp) => listener.offer(beginningDtls(sdp), this.#current),
      candidate: (candidate, mid) => {
        if (this.#early) this.#early.push([candidate, mid]);
        else listener.candidate(candidate, mid);
      },
      lost: listener.lost,
    });
    this.#listener = listener;
  }

  /** Attaches a source to a free place, or offers a new one. */
  add(from: string, source: MediaSource): void {
    const { kind, codec } = source;
    const key = `${from} ${kind}`;
    if (this.#taken.has(key)) {
      this.#listener.slots(this.#current);
      return;
    }
    const free = this.#slots.find(({ address, isFree }) => address.codec === codec && isFree);
    const slot = free ?? this.#make(from, source);
    this.#taken.set(key, { slot, of: { mid: slot.address.mid, from, kind } });
    slot.attach(source);
    if (free) this.#listener.slots(this.#current);
    else this.#offer();
  }

  remove(from: string, kind: SfuKind): void {
    const key = `${from} ${kind}`;
    this.#taken.get(key)?.slot.detach();
    this.#taken.delete(key);
  }

  /** Requests key frames after the receiver reconnected. */
  refresh(): void {
    for (const slot of this.#slots) slot.refresh();
  }

  answer(sdp: string): void {
    this.#connection.native.setRemoteDescription(sdp, 'answer');
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const [candidate, mid] of early) this.#listener.candidate(candidate, mid);
    this.#isOffering = false;
    if (!this.#hasChanged) return;
    this.#hasChanged = false;
    this.#offer();
  }

  addCandidate(candidate: string, mid: string): void {
    this.#connection.addCandidate(candidate, mid);
  }

  close(): void {
    for (const slot of this.#slots) slot.close();
    this.#taken.clear();
    this.#connection.close();
  }

  get #current(): SfuSlot[] {
    return Array.from(this.#taken.values(), ({ of }) => of);
  }

  #make(from: string, { kind, codec }: MediaSource): ReceivingSlot {
    const number = this.#slots.length + 1;
    const mid = `${kind}${number}`;
    const ssrc = FIRST_SSRC + number;
    const payloadType = PAYLOAD_TYPE[codec];
    const description = kind === 'video' ? new Video(mid, 'SendOnly') : new Audio(mid, 'SendOnly');
    if (description instanceof Video) description.addVP8Codec(payloadType);
    else if (codec === 'pcmu') description.addAudioCodec(payloadType, 'PCMU');
    else description.addOpusCodec(payloadType);
    description.addSSRC(ssrc, from, `stream-${mid}`, mid);
    const track = this.#connection.native.addTrack(description);
    // Resends the packets that a receiver reports as missing.
    track.setMediaHandler(new RtcpNackResponder());
    const slot = new ReceivingSlot(track, { mid, kind, codec, ssrc, payloadType });
    this.#slots.push(slot);
    return slot;
  }

  /** Sends an offer, one at a time; changes in the meantime go into the next one. */
  #offer(): void {
    if (this.#isOffering) {
      this.#hasChanged = true;
      return;
    }
    this.#isOffering = true;
    this.#connection.native.setLocalDescription('offer');
  }
}
