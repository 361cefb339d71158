import { dtmfFrames, dtmfPackets, DtmfReader } from './Dtmf.ts';
import type { DtmfPacket } from './Dtmf.ts';
import { alawToMulaw, decodeG711, encodeG711, FRAME_SAMPLES } from './g711.ts';
import type { G711 } from './g711.ts';
import { mix } from './mix.ts';
import { readRtp, writeRtp } from './rtpPacket.ts';
import { VoiceBuffer } from './VoiceBuffer.ts';

/** Where a telephone hears, and what it speaks. */
export interface LegVoice {
  /** Undefined while it is on hold. */
  readonly remote: { readonly address: string; readonly port: number } | undefined;
  /** Where its signalling comes from: sound from there is its own too, when a router stands between. */
  readonly peer: string;
  readonly codec: G711;
  /** The payload type of its keys; undefined when it sends none. */
  readonly keysType: number | undefined;
}

/** What a leg says of its telephone. */
export interface PhoneLegListener {
  readonly key: (key: string) => void;
  /** What it says, for browsers: RTP of PCMU that may be written to. */
  readonly sound: (packet: Buffer) => void;
  /** Nothing has come for long; told once. */
  readonly lost: () => void;
}

/** Sends a packet to a telephone; loses what cannot be sent. */
export type SendToPhone = (packet: Buffer, port: number, address: string) => void;

const PAYLOAD_TYPE: Readonly<Record<G711, number>> = { PCMU: 0, PCMA: 8 };
/** A telephone that is there may say nothing, but not for so many ms. */
const LOST_MS = 60_000;
/** The longest packet that a telephone sends: 120 ms. */
const PACKET_SAMPLES = 960;

const isSamePlace = ({ remote }: LegVoice, before: LegVoice | undefined): boolean =>
  remote?.port === before?.remote?.port && remote?.address === before?.remote?.address;

/** The sound of one call: what a telephone says and presses, and what it is to hear. */
export class PhoneLeg {
  readonly #send: SendToPhone;
  readonly #listener: PhoneLegListener;
  readonly #ssrc: number;
  #voice: LegVoice | undefined;
  /** Where its packets really come from: routers change addresses and ports. */
  #found: { readonly address: string; readonly port: number } | undefined;
  #said = this.#begin('PCMU');
  #keys = new DtmfReader();
  #prompt: Int16Array[] = [];
  #pressing: DtmfPacket[] = [];
  #pressedAt = 0;
  #pressFrame = 0;
  #pressFrames = 0;
  #sequence = 0;
  #timestamp = 0;
  /** What follows comes after a pause. */
  #isMarked = true;
  #heardAtMs: number | undefined;
  #isLost = false;
  readonly #samples = new Int16Array(FRAME_SAMPLES);
  readonly #coded = Buffer.alloc(FRAME_SAMPLES);

  /** @param ssrc names its stream to the telephone */
  constructor(ssrc: number, send: SendToPhone, listener: PhoneLegListener) {
    this.#ssrc = ssrc;
    this.#send = send;
    this.#listener = listener;
  }

  /** Says where the telephone is, and again when that has changed. */
  connect(voice: LegVoice): void {
    if (voice.codec !== this.#voice?.codec) this.#said = this.#begin(voice.codec);
    if (!isSamePlace(voice, this.#voice)) this.#found = undefined;
    this.#voice = voice;
    this.#heardAtMs = undefined;
  }

  /** Plays frames to the telephone instead of the room; what was being played ends. */
  say(frames: readonly Int16Array[]): void {
    this.#prompt = [...frames];
  }

  /** Presses keys for the other side, after those that are being pressed. */
  press(keys: string): void {
    if (this.#pressFrame >= this.#pressFrames) {
      this.#pressing = [];
      this.#pressFrame = 0;
      this.#pressFrames = 0;
      this.#pressedAt = this.#timestamp;
    }
    const more = dtmfPackets(keys).map((packet) => ({
      ...packet,
      frame: packet.frame + this.#pressFrames,
      offset: packet.offset + this.#pressFrames * FRAME_SAMPLES,
    }));
    this.#pressing.push(...more);
    this.#pressFrames += dtmfFrames(more.filter(({ marker }) => marker).length);
  }

  /** A packet has come to its port: only its telephone's are taken. */
  take(
    packet: Buffer,
    from: { readonly address: string; readonly port: number },
    nowMs: number,
  ): void {
    const voice = this.#voice;
    if (!voice?.remote) return;
    if (from.address !== voice.remote.address && from.address !== voice.peer) return;
    const rtp = readRtp(packet);
    if (!rtp) return;
    this.#found = from;
    this.#heardAtMs = nowMs;
    if (rtp.payloadType === voice.keysType) {
      const key = this.#keys.take(rtp.payload, rtp.timestamp);
      if (key !== undefined) this.#listener.key(key);
    } else if (rtp.payloadType === PAYLOAD_TYPE[voice.codec]) {
      this.#said.put(rtp.sequence, rtp.payload);
      const sound = writeRtp({ ...rtp, payloadType: PAYLOAD_TYPE.PCMU });
      if (voice.codec === 'PCMA') alawToMulaw(sound.subarray(sound.length - rtp.payload.length));
      this.#listener.sound(sound);
    }
  }

  /** What it says in this frame, for other telephones; undefined while it is silent. */
  spoken(): Int16Array | undefined {
    return this.#said.next();
  }

  /** Sends what it hears in this frame: keys, else what is said to it, else these voices. */
  hear(voices: readonly Int16Array[], nowMs: number): void {
    this.#watch(nowMs);
    const prompt = this.#prompt.shift();
    if (this.#pressFrame < this.#pressFrames) this.#sendKeys();
    else this.#sendSound(prompt ? [prompt] : voices);
    this.#timestamp += FRAME_SAMPLES;
  }

  #begin(codec: G711): VoiceBuffer {
    const samples = new Int16Array(PACKET_SAMPLES);
    return new VoiceBuffer((payload) => {
      decodeG711(codec, payload, samples);
      return samples.subarray(0, payload.length);
    });
  }

  #watch(nowMs: number): void {
    if (!this.#voice?.remote || this.#isLost) {
      this.#heardAtMs = undefined;
      return;
    }
    this.#heardAtMs ??= nowMs;
    if (nowMs - this.#heardAtMs < LOST_MS) return;
    this.#isLost = true;
    this.#listener.lost();
  }

  #sendKeys(): void {
    const keysType = this.#voice?.keysType;
    for (const { payload, offset, marker, frame } of this.#pressing) {
      if (frame !== this.#pressFrame || keysType === undefined) continue;
      this.#write(payload, keysType, this.#pressedAt + offset, marker);
    }
    this.#pressFrame += 1;
    this.#isMarked = true;
  }

  #sendSound(voices: readonly Int16Array[]): void {
    const codec = this.#voice?.codec ?? 'PCMU';
    mix(voices, this.#samples);
    encodeG711(codec, this.#samples, this.#coded);
    const isSent = this.#write(this.#coded, PAYLOAD_TYPE[codec], this.#timestamp, this.#isMarked);
    this.#isMarked = !isSent;
  }

  /** @returns whether it was sent: to a telephone on hold nothing is */
  #write(payload: Buffer, payloadType: number, timestamp: number, marker: boolean): boolean {
    const remote = this.#voice?.remote;
    if (!remote) return false;
    const sequence = this.#sequence;
    this.#sequence = (sequence + 1) % 65_536;
    const packet = writeRtp({
      marker,
      payloadType,
      sequence,
      timestamp,
      ssrc: this.#ssrc,
      payload,
    });
    const { port, address } = this.#found ?? remote;
    this.#send(packet, port, address);
    return true;
  }
}
