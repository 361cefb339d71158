import type { RtcConfig } from 'node-datachannel';
import type { MediaSource } from './MediaSource.ts';
import type { OpusDecoding } from './phone/OpusDecoderPool.ts';
import type { PhoneRoom } from './phone/PhoneRoom.ts';
import type { FromSfu, SfuKind, SfuSide, ToSfu } from './protocol.ts';
import { PublishSide } from './PublishSide.ts';
import { RecordingManager } from './recording/RecordingManager.ts';
import { SpeechManager } from './speech/SpeechManager.ts';
import { SubscribeSide } from './SubscribeSide.ts';

interface Peer {
  readonly id: string;
  readonly life: number;
  publish: PublishSide | undefined;
  subscribe: SubscribeSide | undefined;
  allowed: readonly SfuKind[];
  /** The requested subscriptions, including sources that do not exist yet. */
  readonly requested: Set<string>;
}

const requestOf = (from: string, kind: SfuKind): string => `${from} ${kind}`;

/**
 * A selective forwarding unit: forwards each sender's packets to its subscribers. It knows
 * nothing of rooms and roles; the server decides which peers may be heard.
 */
export class Sfu {
  readonly #config: RtcConfig;
  readonly #notify: (message: FromSfu) => void;
  readonly #peers = new Map<string, Peer>();
  readonly #recording: RecordingManager;
  readonly #phones: PhoneRoom;
  readonly #speech: SpeechManager;

  /** @param openSpeech opens an Opus decoder for 16 kHz */
  constructor(
    config: RtcConfig,
    notify: (message: FromSfu) => void,
    phones: PhoneRoom,
    openSpeech: () => Promise<OpusDecoding>,
  ) {
    this.#phones = phones;
    this.#config = config;
    this.#notify = notify;
    this.#recording = new RecordingManager((folder, message) =>
      notify({ type: 'recordFailed', folder, message }),
    );
    this.#speech = new SpeechManager({
      openOpus: openSpeech,
      messages: (peer, samples) => this.#onSpeech(peer, samples),
    });
  }

  /** Handles one message. Messages for a closed peer are ignored. */
  handle(message: ToSfu): void {
    if (message.type === 'open') {
      this.#open(message.peer, message.life);
      return;
    }
    if (message.type === 'stopRecord') {
      const { folder } = message;
      void this.#recording.stop(folder).then(() => this.#notify({ type: 'recorded', folder }));
      return;
    }
    if ('phone' in message && message.type !== 'phoneEnter') {
      this.#phones.handle(message);
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
      case 'phoneEnter':
        this.#enterPhone(peer, message.phone);
        return;
      case 'monitor':
        this.#phones.monitor(peer.id, peer.life);
        return;
      case 'unsubscribe':
        peer.requested.delete(requestOf(message.from, message.kind));
        peer.subscribe?.remove(message.from, message.kind);
        this.#phones.unsubscribe(peer.id, message.from);
        return;
      case 'refresh':
        peer.subscribe?.refresh();
        return;
      case 'allow':
        this.#allow(peer, message.kinds);
        return;
      case 'record':
        this.#recording.begin(message, this.#sources(peer));
        return;
      case 'listen':
        this.#speech.begin(peer.id, this.#sources(peer));
        return;
      case 'stopListen':
        this.#speech.end(peer.id);
    }
  }

  /** Closes every connection. */
  close(): void {
    for (const peer of this.#peers.values()) this.#close(peer);
    this.#phones.stop();
  }

  #open(id: string, life: number): void {
    this.#peers.set(id, {
      id,
      life,
      publish: undefined,
      subscribe: undefined,
      allowed: [],
      requested: new Set(),
    });
  }

  #close(peer: Peer): void {
    // Before the peer is deleted, so that its last utterance is still attributed to it.
    this.#speech.end(peer.id);
    this.#peers.delete(peer.id);
    this.#takeAway(peer);
    this.#recording.end(peer.id);
    this.#phones.leave(peer.id);
    peer.publish?.close();
    peer.subscribe?.close();
  }

  #onSpeech(id: string, samples: Int16Array): void {
    const life = this.#peers.get(id)?.life;
    if (life === undefined) return;
    const { buffer, byteOffset, byteLength } = samples;
    const sound = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
    this.#notify({ type: 'speech', peer: id, life, sound });
  }

  /** Removes this peer's sources from all receivers. */
  #takeAway(peer: Peer): void {
    for (const other of this.#peers.values()) {
      for (const kind of ['audio', 'video'] as const) other.subscribe?.remove(peer.id, kind);
    }
  }

  #publish(peer: Peer, sdp: string): void {
    if (peer.publish) {
      this.#takeAway(peer);
      this.#recording.leave(peer.id);
      this.#speech.leave(peer.id);
      this.#phones.forget(peer.id);
      peer.publish.close();
    }
    const { id, life } = peer;
    peer.publish = new PublishSide(
      id,
      this.#config,
      {
        described: (answer) => this.#notify({ type: 'answer', peer: id, life, sdp: answer }),
        candidate: (candidate, mid) =>
          this.#notify({ type: 'candidate', peer: id, life, side: 'publish', candidate, mid }),
        lost: () => this.#notify({ type: 'lost', peer: id, life, side: 'publish' }),
        source: (source) => this.#offerSource(peer, source),
      },
      sdp,
    );
  }

  #offerSource(peer: Peer, source: MediaSource): void {
    source.setAllowed(peer.allowed.includes(source.kind));
    this.#recording.take(peer.id, source);
    this.#speech.take(peer.id, source);
    this.#phones.offer(peer.id, source);
    for (const other of this.#peers.values()) {
      if (other.requested.has(requestOf(peer.id, source.kind))) {
        this.#receiving(other).add(peer.id, source);
      }
    }
  }

  #subscribe(peer: Peer, from: string, kind: SfuKind): void {
    const sender = this.#peers.get(from);
    const source = sender && this.#source(sender, kind);
    if (this.#phones.isHearer(peer.id)) {
      if (kind === 'audio') this.#phones.subscribe(peer.id, from, source);
      return;
    }
    peer.requested.add(requestOf(from, kind));
    if (source) this.#receiving(peer).add(from, source);
  }

  #receiving(peer: Peer): SubscribeSide {
    const { id, life } = peer;
    peer.subscribe ??= new SubscribeSide(id, this.#config, {
      offer: (sdp, slots) => this.#notify({ type: 'offer', peer: id, life, sdp, slots }),
      slots: (slots) => this.#notify({ type: 'slots', peer: id, life, slots }),
      candidate: (candidate, mid) =>
        this.#notify({ type: 'candidate', peer: id, life, side: 'subscribe', candidate, mid }),
      lost: () => this.#notify({ type: 'lost', peer: id, life, side: 'subscribe' }),
    });
    return peer.subscribe;
  }

  #allow(peer: Peer, kinds: readonly SfuKind[]): void {
    peer.allowed = kinds;
    for (const kind of ['audio', 'video'] as const) {
      this.#source(peer, kind)?.setAllowed(kinds.includes(kind));
    }
  }

  /** Makes an admitted phone a sender like a browser. */
  #enterPhone(peer: Peer, phone: string): void {
    const source = this.#phones.enter(phone, peer.id);
    if (source) this.#offerSource(peer, source);
  }

  #source(peer: Peer, kind: SfuKind): MediaSource | undefined {
    return this.#sources(peer).find((source) => source.kind === kind);
  }

  #sources(peer: Peer): readonly MediaSource[] {
    const phone = this.#phones.sourceOf(peer.id);
    return phone ? [phone] : (peer.publish?.sources ?? []);
  }

  #side(peer: Peer, side: SfuSide): PublishSide | SubscribeSide | undefined {
    return side === 'publish' ? peer.publish : peer.subscribe;
  }
}
