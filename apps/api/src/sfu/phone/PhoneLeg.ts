import { dtmfFrames, dtmfPackets, DtmfReader } from './Dtmf.ts';
import type { DtmfPacket } from './Dtmf.ts';
import { alawToMulaw, decodeG711, encodeG711, FRAME_SAMPLES } from './g711.ts';
import type { G711 } from './g711.ts';
import { mix } from './mix.ts';
import { readRtp, writeRtp } from './rtpPacket.ts';
import { VoiceBuffer } from './VoiceBuffer.ts';

/** A phone's media address and codec. */
export interface LegVoice {
  /** Undefined while it is on hold. */
  readonly remote: { readonly address: string; readonly port: number } | undefined;
  /** Source address of its signaling; audio from there is accepted too, as routers change addresses. */
  readonly peer: string;
  readonly codec: G711;
  /** The payload type of its keys; undefined if it sends none. */
  readonly keysType: number | undefined;
}

/** Callbacks of a leg. */
export interface PhoneLegListener {
  readonly key: (key: string) => void;
  /** The phone's audio for browsers: PCMU in RTP; the buffer may be modified. */
  readonly sound: (packet: Buffer) => void;
  /** Nothing has arrived for a long time; called once. */
  readonly lost: () => void;
}

/** Sends a packet to a phone; a packet that cannot be sent is lost. */
export type SendToPhone = (packet: Buffer, port: number, address: string) => void;

const PAYLOAD_TYPE: Readonly<Record<G711, number>> = { PCMU: 0, PCMA: 8 };
/** Ms without packets after which a phone counts as lost; a connected phone may be silent for less. */
const LOST_MS = 60_000;
/** Samples of the longest packet that a phone sends: 120 ms. */
const PACKET_SAMPLES = 960;

const isSameEndpoint = ({ remote }: LegVoice, before: LegVoice | undefined): boolean =>
  remote?.port === before?.remote?.port && remote?.address === before?.remote?.address;

/** The media of one call: the phone's audio and keys, and the audio it hears. */
export class PhoneLeg {
  readonly #send: SendToPhone;
  readonly #listener: PhoneLegListener;
  readonly #ssrc: number;
  #voice: LegVoice | undefined;
  /** Actual source of its packets, as routers change addresses and ports. */
  #found: { readonly address: string; readonly port: number } | undefined;
  #played = this.#begin('PCMU');
  #keys = new DtmfReader();
  #prompt: Int16Array[] = [];
  #pressing: DtmfPacket[] = [];
  #pressedAt = 0;
  #pressFrame = 0;
  #pressFrames = 0;
  #sequence = 0;
  #timestamp = 0;
  /** The next packet is the first after a pause. */
  #isMarked = true;
  #heardAtMs: number | undefined;
  #isLost = false;
  readonly #samples = new Int16Array(FRAME_SAMPLES);
  readonly #coded = Buffer.alloc(FRAME_SAMPLES);

  /** @param ssrc identifies the stream sent to the phone */
  constructor(ssrc: number, send: SendToPhone, listener: PhoneLegListener) {
    this.#ssrc = ssrc;
    this.#send = send;
    this.#listener = listener;
  }

  /** Sets the phone's media address, initially and after each change. */
  connect(voice: LegVoice): void {
    if (voice.codec !== this.#voice?.codec) this.#played = this.#begin(voice.codec);
    if (!isSameEndpoint(voice, this.#voice)) this.#found = undefined;
    this.#voice = voice;
    this.#heardAtMs = undefined;
  }

  /** Plays frames to the phone instead of the room, replacing the current prompt. */
  play(frames: readonly Int16Array[]): void {
    this.#prompt = [...frames];
  }

  /** Sends key presses to the phone, after those in progress. */
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

  /** Handles a packet that arrived at its port; packets from other addresses are ignored. */
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
      this.#played.put(rtp.sequence, rtp.payload);
      const sound = writeRtp({ ...rtp, payloadType: PAYLOAD_TYPE.PCMU });
      if (voice.codec === 'PCMA') alawToMulaw(sound.subarray(sound.length - rtp.payload.length));
      this.#listener.sound(sound);
    }
  }

  /** Returns its audio of this frame for other phones; undefined during silence. */
  spoken(): Int16Array | undefined {
    return this.#played.next();
  }

  /** Sends this frame to the phone: pending keys, else the prompt, else these voices. */
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

  /** @returns whether it was sent; a phone on hold receives nothing */
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
