import { PeerConnection, RtcpReceivingSession } from 'node-datachannel';
import type { RtcConfig } from 'node-datachannel';
import { MediaSource } from './MediaSource.ts';
import { offeredPayloadType, withoutTransportFeedback } from './offeredSdp.ts';
import type { SfuKind } from './protocol.ts';

/** What a side tells of its connection. */
export interface SideListener {
  readonly answer: (sdp: string) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  readonly lost: () => void;
}

/** The connection by which a peer sends. The client offers once; tracks are changed without us. */
export class PublishSide {
  readonly #sources = new Map<SfuKind, MediaSource>();
  readonly #connection: PeerConnection;

  constructor(
    peer: string,
    config: RtcConfig,
    listener: SideListener & { readonly source: (source: MediaSource) => void },
    offer: string,
  ) {
    const connection = new PeerConnection(`${peer} publishes`, config);
    this.#connection = connection;
    connection.onLocalDescription((sdp) => listener.answer(sdp));
    connection.onLocalCandidate(listener.candidate);
    connection.onStateChange((state) => {
      if (state === 'failed' || state === 'closed') listener.lost();
    });
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

  source(kind: SfuKind): MediaSource | undefined {
    return this.#sources.get(kind);
  }

  addCandidate(candidate: string, mid: string): void {
    try {
      this.#connection.addRemoteCandidate(candidate, mid);
    } catch {
      // An address for a connection that is ending; one that lives finds its way by the others.
    }
  }

  close(): void {
    for (const source of this.#sources.values()) source.end();
    this.#connection.close();
  }
}
