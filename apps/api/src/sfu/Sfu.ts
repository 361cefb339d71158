import type { RtcConfig } from 'node-datachannel';
import type { MediaSource } from './MediaSource.ts';
import type { FromSfu, SfuKind, SfuSide, ToSfu } from './protocol.ts';
import { PublishSide } from './PublishSide.ts';
import { RecordingDesk } from './recording/RecordingDesk.ts';
import { SubscribeSide } from './SubscribeSide.ts';

interface Peer {
  readonly id: string;
  readonly life: number;
  publish: PublishSide | undefined;
  subscribe: SubscribeSide | undefined;
  allowed: readonly SfuKind[];
  /** What it wishes to receive, also while that is not sent yet. */
  readonly wishes: Set<string>;
}

const wishOf = (from: string, kind: SfuKind): string => `${from} ${kind}`;

/**
 * A selective forwarding unit: packets of those who send go to those who asked for them. It knows
 * nothing of rooms and roles; the server tells it who may be heard.
 */
export class Sfu {
  readonly #config: RtcConfig;
  readonly #tell: (message: FromSfu) => void;
  readonly #peers = new Map<string, Peer>();
  readonly #recording: RecordingDesk;

  constructor(config: RtcConfig, tell: (message: FromSfu) => void) {
    this.#config = config;
    this.#tell = tell;
    this.#recording = new RecordingDesk((message) => tell({ type: 'problem', message }));
  }

  /** Carries out one message. Messages for a peer that is gone do nothing. */
  handle(message: ToSfu): void {
    if (message.type === 'open') {
      this.#open(message.peer, message.life);
      return;
    }
    if (message.type === 'stopRecord') {
      const { folder } = message;
      void this.#recording.stop(folder).then(() => this.#tell({ type: 'recorded', folder }));
      return;
    }
    const peer = this.#peers.get(message.peer);
    if (!peer) return;
    switch (message.type) {
      case 'close':
        this.#close(peer);
        return;
      case 'publish':
        this.#publish(peer, message.sdp);
        return;
      case 'answer':
        peer.subscribe?.answer(message.sdp);
        return;
      case 'candidate':
        this.#side(peer, message.side)?.addCandidate(message.candidate, message.mid);
        return;
      case 'subscribe':
        this.#subscribe(peer, message.from, message.kind);
        return;
      case 'unsubscribe':
        peer.wishes.delete(wishOf(message.from, message.kind));
        peer.subscribe?.remove(message.from, message.kind);
        return;
      case 'refresh':
        peer.subscribe?.refresh();
        return;
      case 'allow':
        this.#allow(peer, message.kinds);
        return;
      case 'record':
        this.#recording.begin(message, peer.publish?.sources ?? []);
    }
  }

  /** Ends every connection. */
  close(): void {
    for (const peer of this.#peers.values()) this.#close(peer);
  }

  #open(id: string, life: number): void {
    this.#peers.set(id, {
      id,
      life,
      publish: undefined,
      subscribe: undefined,
      allowed: [],
      wishes: new Set(),
    });
  }

  #close(peer: Peer): void {
    this.#peers.delete(peer.id);
    this.#takeAway(peer);
    this.#recording.end(peer.id);
    peer.publish?.close();
    peer.subscribe?.close();
  }

  /** Others no longer receive what this peer sent. */
  #takeAway(peer: Peer): void {
    for (const other of this.#peers.values()) {
      for (const kind of ['audio', 'video'] as const) other.subscribe?.remove(peer.id, kind);
    }
  }

  #publish(peer: Peer, sdp: string): void {
    if (peer.publish) {
      this.#takeAway(peer);
      this.#recording.leave(peer.id);
      peer.publish.close();
    }
    const { id, life } = peer;
    peer.publish = new PublishSide(
      id,
      this.#config,
      {
        described: (answer) => this.#tell({ type: 'answer', peer: id, life, sdp: answer }),
        candidate: (candidate, mid) =>
          this.#tell({ type: 'candidate', peer: id, life, side: 'publish', candidate, mid }),
        lost: () => this.#tell({ type: 'lost', peer: id, life, side: 'publish' }),
        source: (source) => this.#offerSource(peer, source),
      },
      sdp,
    );
  }

  #offerSource(peer: Peer, source: MediaSource): void {
    source.setAllowed(peer.allowed.includes(source.kind));
    this.#recording.take(peer.id, source);
    for (const other of this.#peers.values()) {
      if (other.wishes.has(wishOf(peer.id, source.kind))) {
        this.#receiving(other).add(peer.id, source);
      }
    }
  }

  #subscribe(peer: Peer, from: string, kind: SfuKind): void {
    peer.wishes.add(wishOf(from, kind));
    const source = this.#peers.get(from)?.publish?.source(kind);
    if (source) this.#receiving(peer).add(from, source);
  }

  #receiving(peer: Peer): SubscribeSide {
    const { id, life } = peer;
    peer.subscribe ??= new SubscribeSide(id, this.#config, {
      offer: (sdp, places) => this.#tell({ type: 'offer', peer: id, life, sdp, places }),
      places: (places) => this.#tell({ type: 'places', peer: id, life, places }),
      candidate: (candidate, mid) =>
        this.#tell({ type: 'candidate', peer: id, life, side: 'subscribe', candidate, mid }),
      lost: () => this.#tell({ type: 'lost', peer: id, life, side: 'subscribe' }),
    });
    return peer.subscribe;
  }

  #allow(peer: Peer, kinds: readonly SfuKind[]): void {
    peer.allowed = kinds;
    for (const kind of ['audio', 'video'] as const) {
      peer.publish?.source(kind)?.setAllowed(kinds.includes(kind));
    }
  }

  #side(peer: Peer, side: SfuSide): PublishSide | SubscribeSide | undefined {
    return side === 'publish' ? peer.publish : peer.subscribe;
  }
}
