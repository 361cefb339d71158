import type { MediaPlace } from '@rostra/contract/live';
import { isSilent, signal } from './SendingConnection.ts';
import type { Signalling } from './SendingConnection.ts';

/** Is told each place with its track. */
export type Arrived = (place: MediaPlace, media: MediaStreamTrack) => void;

/** The connection by which this browser receives: the SFU offers, again with each change. */
export class ReceivingConnection {
  readonly #connection: RTCPeerConnection;
  readonly #signalling: Signalling;
  readonly #described: () => void;
  /** Descriptions and addresses are taken one after the other, as they came. */
  #last: Promise<void> = Promise.resolve();

  constructor(configuration: RTCConfiguration, signalling: Signalling) {
    this.#connection = new RTCPeerConnection(configuration);
    this.#signalling = signalling;
    this.#described = signal(this.#connection, signalling);
  }

  /** Takes a description, then what its places carry. */
  accept(sdp: string, places: readonly MediaPlace[], arrived: Arrived): void {
    this.#inOrder(async () => {
      await this.#connection.setRemoteDescription({ type: 'offer', sdp });
      await this.#connection.setLocalDescription();
      this.#signalling.describe(this.#connection.localDescription?.sdp ?? '');
      this.#described();
    });
    this.assign(places, arrived);
  }

  /** Says whom the places that stand carry now. */
  assign(places: readonly MediaPlace[], arrived: Arrived): void {
    this.#inOrder(() => {
      const byMid = new Map(this.#connection.getTransceivers().map((at) => [at.mid, at]));
      for (const place of places) {
        const media = byMid.get(place.mid)?.receiver.track;
        if (media) arrived(place, media);
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
      // A description of a connection that is being replaced; of ours it ends in `failed`.
      if (this.#connection.signalingState !== 'closed') this.#signalling.failed();
    });
  }
}
