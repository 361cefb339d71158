import { MediaSource } from '../MediaSource.ts';
import type { FromSfu, SfuPhoneVoice, ToSfu } from '../protocol.ts';
import { MonitorLeg } from './MonitorLeg.ts';
import { OpusDecoderPool } from './OpusDecoderPool.ts';
import type { OpusDecoding } from './OpusDecoderPool.ts';
import { PhoneManager } from './PhoneManager.ts';
import type { PhoneEndpoint } from './PhoneManager.ts';
import { PhoneTrack } from './PhoneTrack.ts';

/** A message of a call. */
export type ToPhone = Extract<ToSfu, { phone: string }>;

/** A peer that hears the mixer's output: a phone or a monitor. */
interface Hearer {
  /** Its ID at the manager. */
  readonly leg: string;
  /** Its audio; undefined for a monitor. */
  readonly source: MediaSource | undefined;
  /** The peers it hears. */
  readonly heard: Set<string>;
}

/** A browser's voice, decoded once for all hearers. */
interface BrowserVoice {
  source: MediaSource | undefined;
  sink: OpusDecoderPool | undefined;
}

const PCMU = 0;
/** Ms until a failed decoder is opened again. */
const DECODER_AGAIN_MS = 5000;

/**
 * Connects phones with the peers. A phone's audio is a source like a browser's; it hears a mix of
 * the peers it is subscribed to.
 */
export class PhoneRoom {
  readonly #manager: PhoneManager;
  readonly #notify: (message: FromSfu) => void;
  readonly #openOpus: () => Promise<OpusDecoding>;
  readonly #tracks = new Map<string, PhoneTrack>();
  /** By peer. */
  readonly #hearers = new Map<string, Hearer>();
  /** The peer of each call. */
  readonly #peers = new Map<string, string>();
  readonly #voices = new Map<string, BrowserVoice>();

  constructor(
    endpoint: PhoneEndpoint,
    notify: (message: FromSfu) => void,
    openOpus: () => Promise<OpusDecoding>,
  ) {
    this.#notify = notify;
    this.#openOpus = openOpus;
    this.#manager = new PhoneManager(endpoint, {
      key: (phone, key) => notify({ type: 'phoneKey', phone, key }),
      lost: (phone) => notify({ type: 'phoneLost', phone }),
      sound: (phone, packet) => this.#tracks.get(phone)?.play(packet),
    });
  }

  /** Handles a call's message, except entering. */
  handle(message: Exclude<ToPhone, { type: 'phoneEnter' }>): void {
    const { phone } = message;
    switch (message.type) {
      case 'phoneOpen':
        void this.#open(phone, message.port);
        return;
      case 'phoneConnect':
        this.#manager.connect(phone, legVoice(message.voice));
        return;
      case 'phonePlay':
        this.#manager.play(phone, message.prompt);
        return;
      case 'phoneKeys':
        this.#manager.press(phone, message.keys);
        return;
      case 'phoneClose':
        this.#close(phone);
    }
  }

  /** Makes a call a peer and returns its source; undefined for a closed call. */
  enter(phone: string, peer: string): MediaSource | undefined {
    const track = this.#tracks.get(phone);
    if (!track) return undefined;
    this.leave(peer);
    const source = new MediaSource('audio', track, PCMU, 'pcmu');
    this.#hearers.set(peer, { leg: phone, source, heard: new Set() });
    this.#peers.set(phone, peer);
    return source;
  }

  /** Makes a peer a silent listener. */
  monitor(peer: string, life: number): void {
    this.leave(peer);
    this.#hearers.set(peer, { leg: peer, source: undefined, heard: new Set() });
    this.#manager.addListener(
      peer,
      new MonitorLeg((sound) =>
        this.#notify({ type: 'heard', peer, life, sound: sound.toString('base64') }),
      ),
    );
  }

  /** Returns a phone's source; undefined for other peers. */
  sourceOf(peer: string): MediaSource | undefined {
    return this.#hearers.get(peer)?.source;
  }

  /** Returns whether a peer hears the mixer's output. */
  isHearer(peer: string): boolean {
    return this.#hearers.has(peer);
  }

  /** Lets a peer hear another one. */
  subscribe(peer: string, from: string, source: MediaSource | undefined): void {
    const hearer = this.#hearers.get(peer);
    if (!hearer) return;
    hearer.heard.add(from);
    if (!this.#hearers.has(from)) this.#listen(from, source);
    this.#setHeard(hearer);
  }

  unsubscribe(peer: string, from: string): void {
    const hearer = this.#hearers.get(peer);
    if (hearer?.heard.delete(from) !== true) return;
    this.#setHeard(hearer);
    this.#stopListening(from);
  }

  /** Takes a browser's new or restarted source. */
  offer(from: string, source: MediaSource): void {
    if (source.kind !== 'audio' || source.codec !== 'opus' || !this.#voices.has(from)) return;
    this.#listen(from, source);
  }

  /** Detaches from a peer's ended source. Call it before closing the peer's connection. */
  forget(from: string): void {
    const voice = this.#voices.get(from);
    if (!voice?.source || !voice.sink) return;
    voice.source.remove(voice.sink);
    voice.source = undefined;
  }

  /** Removes a closed peer, which may be opened again. */
  leave(peer: string): void {
    this.forget(peer);
    const hearer = this.#hearers.get(peer);
    if (hearer) {
      this.#hearers.delete(peer);
      this.#peers.delete(hearer.leg);
      hearer.source?.end();
      if (hearer.source) this.#manager.setHeard(hearer.leg, []);
      else this.#manager.removeListener(peer);
      for (const from of hearer.heard) this.#stopListening(from);
    }
    // Its hearers stay subscribed and hear it again after it is reopened, until they unsubscribe.
    this.#stopListening(peer);
  }

  /** Ends all calls. */
  stop(): void {
    for (const peer of this.#hearers.keys()) this.leave(peer);
    this.#manager.stop();
  }

  async #open(phone: string, known: number | undefined): Promise<void> {
    try {
      const port = await this.#manager.open(phone, known);
      this.#tracks.set(phone, new PhoneTrack());
      this.#notify({ type: 'phoneOpened', phone, port });
    } catch (error) {
      this.#notify({ type: 'phoneRefused', phone, message: String(error) });
    }
  }

  #close(phone: string): void {
    const peer = this.#peers.get(phone);
    if (peer !== undefined) this.leave(peer);
    this.#tracks.delete(phone);
    this.#manager.close(phone);
  }

  /** Takes a browser's voice for the mixer; each is decoded once. */
  #listen(from: string, source: MediaSource | undefined): void {
    const voice = this.#voices.get(from) ?? { source: undefined, sink: undefined };
    const isNew = !this.#voices.has(from);
    this.#voices.set(from, voice);
    if (voice.source && voice.sink) voice.source.remove(voice.sink);
    voice.source = source;
    if (voice.sink) {
      voice.sink.pause();
      source?.add(voice.sink);
    }
    if (isNew) void this.#openDecoder(from, voice);
  }

  async #openDecoder(from: string, voice: BrowserVoice): Promise<void> {
    let decoding: OpusDecoding;
    try {
      decoding = await this.#openOpus();
    } catch (error) {
      this.#notify({ type: 'problem', message: `A voice cannot be decoded: ${String(error)}` });
      setTimeout(() => {
        if (this.#voices.get(from) === voice) void this.#openDecoder(from, voice);
      }, DECODER_AGAIN_MS).unref();
      return;
    }
    // Nobody hears this voice anymore.
    if (this.#voices.get(from) !== voice) {
      decoding.free();
      return;
    }
    voice.sink = new OpusDecoderPool(decoding);
    this.#manager.addVoice(from, voice.sink);
    voice.source?.add(voice.sink);
  }

  #stopListening(from: string): void {
    const isHeard = Array.from(this.#hearers.values()).some(({ heard }) => heard.has(from));
    const voice = this.#voices.get(from);
    if (!voice || isHeard) return;
    this.#voices.delete(from);
    this.#manager.removeVoice(from);
    if (voice.sink) voice.source?.remove(voice.sink);
    voice.sink?.close();
  }

  /** Translates peers to IDs of the manager: phones by their calls, browsers by their peers. */
  #setHeard({ leg, heard }: Hearer): void {
    this.#manager.setHeard(
      leg,
      Array.from(heard, (peer) => this.#hearers.get(peer)?.leg ?? peer),
    );
  }
}

const legVoice = ({ remote, peer, codec, keysType }: SfuPhoneVoice) => ({
  remote,
  peer,
  codec,
  keysType,
});
