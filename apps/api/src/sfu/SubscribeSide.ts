import { Audio, PeerConnection, RtcpNackResponder, Video } from 'node-datachannel';
import type { RtcConfig } from 'node-datachannel';
import type { MediaSource } from './MediaSource.ts';
import type { SfuKind, SfuPlace } from './protocol.ts';
import { TrackSink } from './TrackSink.ts';

const PAYLOAD_TYPE: Readonly<Record<SfuKind, number>> = { audio: 111, video: 96 };
const FIRST_SSRC = 1000;

/** What a receiving connection tells. */
export interface SubscribeListener {
  readonly offer: (sdp: string, places: readonly SfuPlace[]) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  readonly lost: () => void;
}

/** The connection by which a peer receives: we offer, again with each change of what it takes. */
export class SubscribeSide {
  readonly #connection: PeerConnection;
  readonly #sinks = new Map<string, { readonly sink: TrackSink; readonly place: SfuPlace }>();
  #isOffering = false;
  #hasChanged = false;
  #places = 0;

  constructor(peer: string, config: RtcConfig, listener: SubscribeListener) {
    const connection = new PeerConnection(`${peer} subscribes`, config);
    this.#connection = connection;
    connection.onLocalDescription((sdp) =>
      listener.offer(
        sdp,
        [...this.#sinks.values()].map(({ place }) => place),
      ),
    );
    connection.onLocalCandidate(listener.candidate);
    connection.onStateChange((state) => {
      if (state === 'failed' || state === 'closed') listener.lost();
    });
  }

  /** Takes a source in; the offer that carries it follows. */
  add(from: string, source: MediaSource): void {
    const { kind } = source;
    const key = `${from} ${kind}`;
    if (this.#sinks.has(key)) return;
    this.#places += 1;
    const mid = `${kind}${this.#places}`;
    const ssrc = FIRST_SSRC + this.#places;
    const payloadType = PAYLOAD_TYPE[kind];
    const description = kind === 'video' ? new Video(mid, 'SendOnly') : new Audio(mid, 'SendOnly');
    if (description instanceof Video) description.addVP8Codec(payloadType);
    else description.addOpusCodec(payloadType);
    description.addSSRC(ssrc, from, `stream-${from}`, mid);
    const track = this.#connection.addTrack(description);
    // What a receiver misses is sent again from here.
    track.setMediaHandler(new RtcpNackResponder());
    const sink = new TrackSink(track, source, { ssrc, payloadType });
    this.#sinks.set(key, { sink, place: { mid, from, kind } });
    this.#offer();
  }

  remove(from: string, kind: SfuKind): void {
    const key = `${from} ${kind}`;
    const entry = this.#sinks.get(key);
    if (!entry) return;
    this.#sinks.delete(key);
    entry.sink.close();
    this.#offer();
  }

  answer(sdp: string): void {
    this.#connection.setRemoteDescription(sdp, 'answer');
    this.#isOffering = false;
    if (!this.#hasChanged) return;
    this.#hasChanged = false;
    this.#offer();
  }

  addCandidate(candidate: string, mid: string): void {
    this.#connection.addRemoteCandidate(candidate, mid);
  }

  close(): void {
    for (const { sink } of this.#sinks.values()) sink.end();
    this.#sinks.clear();
    this.#connection.close();
  }

  /** One offer at a time; what changes meanwhile goes into the next. */
  #offer(): void {
    if (this.#isOffering) {
      this.#hasChanged = true;
      return;
    }
    this.#isOffering = true;
    this.#connection.setLocalDescription('offer');
  }
}
