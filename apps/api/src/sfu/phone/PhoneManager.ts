import { randomBytes } from 'node:crypto';
import { PhoneLeg } from './PhoneLeg.ts';
import type { LegVoice } from './PhoneLeg.ts';
import { PhoneMixer } from './PhoneMixer.ts';
import type { HearingLeg, SpokenVoice } from './PhoneMixer.ts';
import { promptFrames } from './prompts.ts';
import type { PromptName } from './prompts.ts';
import { RtpSocket } from './RtpSocket.ts';
import type { RtpPorts } from './RtpSocket.ts';

/** Address and ports at which phones reach the media process. */
export interface PhoneEndpoint {
  readonly address: string;
  readonly ports: RtpPorts;
}

/** Callbacks for events of the phones. */
export interface PhoneListener {
  readonly key: (id: string, key: string) => void;
  /** A phone's audio for browsers: PCMU in RTP; the buffer may be modified. */
  readonly sound: (id: string, packet: Buffer) => void;
  readonly lost: (id: string) => void;
}

interface PhoneConnection {
  readonly leg: PhoneLeg;
  readonly socket: RtpSocket;
}

/** Half a frame, so that a late timer does not delay frames. */
const TICK_MS = 10;

/** All phones of a media process: their ports and the audio each of them hears. */
export class PhoneManager {
  readonly #endpoint: PhoneEndpoint;
  readonly #listener: PhoneListener;
  readonly #connections = new Map<string, PhoneConnection>();
  readonly #listeners = new Set<string>();
  readonly #mixer = new PhoneMixer();
  #ticks: NodeJS.Timeout | undefined;

  constructor(endpoint: PhoneEndpoint, listener: PhoneListener) {
    this.#endpoint = endpoint;
    this.#listener = listener;
  }

  /**
   * Opens a port for a phone and returns it. Nothing is sent before `connect`.
   *
   * @param known the port to which the phone already sends
   * @throws Error if all ports are taken, or the known one is
   */
  async open(id: string, known?: number): Promise<number> {
    this.close(id);
    const { address, ports } = this.#endpoint;
    const taken = (packet: Buffer, from: { address: string; port: number }): void =>
      leg.take(packet, from, performance.now());
    const socket: RtpSocket =
      known === undefined
        ? await RtpSocket.open(address, ports, taken)
        : await RtpSocket.openAgain(address, known, taken);
    const leg = new PhoneLeg(
      randomBytes(4).readUInt32BE(),
      (packet, port, to) => socket.send(packet, port, to),
      {
        key: (key) => this.#listener.key(id, key),
        sound: (packet) => this.#listener.sound(id, packet),
        lost: () => this.#listener.lost(id),
      },
    );
    this.close(id);
    this.#connections.set(id, { leg, socket });
    this.#mixer.addLeg(id, leg);
    this.#tick();
    return socket.port;
  }

  /** Sets a phone's media address, initially and after each change. */
  connect(id: string, voice: LegVoice): void {
    this.#connections.get(id)?.leg.connect(voice);
  }

  /** Plays a prompt to a phone, replacing the current one. */
  play(id: string, prompt: PromptName): void {
    this.#connections.get(id)?.leg.play(promptFrames(prompt));
  }

  /** Sends key presses to the phone. */
  press(id: string, keys: string): void {
    this.#connections.get(id)?.leg.press(keys);
  }

  /** Sets the phones and voices, by ID, that a leg hears. */
  setHeard(id: string, others: Iterable<string>): void {
    if (this.#connections.has(id) || this.#listeners.has(id)) this.#mixer.setHeard(id, others);
  }

  /** Adds the voice of a browser speaker. */
  addVoice(id: string, voice: SpokenVoice): void {
    this.#mixer.addVoice(id, voice);
  }

  removeVoice(id: string): void {
    this.#mixer.removeVoice(id);
  }

  /** Adds a leg that hears but is not a phone. */
  addListener(id: string, leg: HearingLeg): void {
    this.#listeners.add(id);
    this.#mixer.addLeg(id, leg);
    this.#tick();
  }

  removeListener(id: string): void {
    if (!this.#listeners.delete(id)) return;
    this.#mixer.removeLeg(id);
    this.#rest();
  }

  close(id: string): void {
    const connection = this.#connections.get(id);
    if (!connection) return;
    this.#connections.delete(id);
    this.#mixer.removeLeg(id);
    connection.socket.close();
    this.#rest();
  }

  /** Closes all phones and listeners. */
  stop(): void {
    for (const id of this.#connections.keys()) this.close(id);
    for (const id of this.#listeners) this.removeListener(id);
  }

  #tick(): void {
    this.#ticks ??= setInterval(() => this.#mixer.pass(performance.now()), TICK_MS).unref();
  }

  /** Stops making frames when no leg is left. */
  #rest(): void {
    if (this.#connections.size > 0 || this.#listeners.size > 0) return;
    clearInterval(this.#ticks);
    this.#ticks = undefined;
  }
}
