import { RtcpReceivingSession } from 'node-datachannel';
import type { RtcConfig } from 'node-datachannel';
import { MediaSource } from './MediaSource.ts';
import { offeredPayloadType, withoutTransportFeedback } from './offeredSdp.ts';
import type { SfuKind } from './protocol.ts';
import { SideConnection } from './SideConnection.ts';
import type { SideListener } from './SideConnection.ts';

/** The connection on which a peer sends. The client offers once and replaces tracks without a new offer. */
export class PublishSide {
  readonly #sources = new Map<SfuKind, MediaSource>();
  readonly #connection: SideConnection;

  constructor(
    peer: string,
    config: RtcConfig,
    listener: SideListener & { readonly source: (source: MediaSource) => void },
    offer: string,
  ) {
    this.#connection = new SideConnection(`${peer} publishes`, config, listener);
    const connection = this.#connection.native;
    connection.onTrack((track) => {
      const kind = track.type() as SfuKind;
      const payloadType = offeredPayloadType(offer, kind);
      if (payloadType === undefined) return;
      track.setMediaHandler(new RtcpReceivingSession());
      const source = new MediaSource(kind, track, payloadType);
      this.#sources.set(kind, source);
      listener.source(source);
    });
    connection.setRemoteDescription(withoutTransportFeedback(offer), 'offer');
    connection.setLocalDescription('answer');
  }

  /** All sources of the peer. */
  get sources(): readonly MediaSource[] {
    return [...this.#sources.values()];
  }

  source(kind: SfuKind): MediaSource | undefined {
    return this.#sources.get(kind);
  }

  addCandidate(candidate: string, mid: string): void {
    this.#connection.addCandidate(candidate, mid);
  }

  close(): void {
    for (const source of this.#sources.values()) source.end();
    this.#connection.close();
  }
}
