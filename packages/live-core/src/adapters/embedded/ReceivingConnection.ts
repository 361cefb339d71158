import type { MediaSlot } from '@rostra/contract/live';
import { isSilent, signal } from './SendingConnection.ts';
import type { Signaling } from './SendingConnection.ts';

/** Called for each place with its track. */
export type Arrived = (slot: MediaSlot, media: MediaStreamTrack) => void;

/** The connection on which this browser receives; the SFU offers again with each change. */
export class ReceivingConnection {
  readonly #connection: RTCPeerConnection;
  readonly #signaling: Signaling;
  readonly #described: () => void;
  /** Descriptions and candidates are applied one after the other, in order. */
  #last: Promise<void> = Promise.resolve();

  constructor(configuration: RTCConfiguration, signaling: Signaling) {
    this.#connection = new RTCPeerConnection(configuration);
    this.#signaling = signaling;
    this.#described = signal(this.#connection, signaling);
  }

  /** Applies a description, then the tracks of its places. */
  accept(sdp: string, slots: readonly MediaSlot[], arrived: Arrived): void {
    this.#inOrder(async () => {
      await this.#connection.setRemoteDescription({ type: 'offer', sdp });
      await this.#connection.setLocalDescription();
      this.#signaling.describe(this.#connection.localDescription?.sdp ?? '');
      this.#described();
    });
    this.assign(slots, arrived);
  }

  /** Applies which members the existing places now carry. */
  assign(slots: readonly MediaSlot[], arrived: Arrived): void {
    this.#inOrder(() => {
      const byMid = new Map(this.#connection.getTransceivers().map((at) => [at.mid, at]));
      for (const slot of slots) {
        const media = byMid.get(slot.mid)?.receiver.track;
        if (media) arrived(slot, media);
      }
    });
  }

  addCandidate(candidate: string, mid: string): void {
    this.#inOrder(() => this.#connection.addIceCandidate({ candidate, sdpMid: mid }));
  }

  get isSilent(): boolean {
    return isSilent(this.#connection);
  }

  getStats(): Promise<RTCStatsReport> {
    return this.#connection.getStats();
  }

  close(): void {
    this.#connection.close();
  }

  #inOrder(act: () => Promise<void> | void): void {
    this.#last = this.#last.then(act).catch(() => {
      // A description for a connection being replaced; for the current one it ends in `failed`.
      if (this.#connection.signalingState !== 'closed') this.#signaling.failed();
    });
  }
}
