import { FRAME_SAMPLES } from './g711.ts';

/** Phone keys in the order of their event numbers (RFC 4733, 3.2). */
export const PHONE_KEYS = '0123456789*#ABCD';

const PAYLOAD_BYTES = 4;
const END = 0x80;
/** Volume of a key: -10 dBm0, as phones send it. */
const VOLUME = 10;
const KEY_FRAMES = 5;
const PAUSE_FRAMES = 3;
/** The end packet is sent three times, as one may be lost (RFC 4733, 2.5.1.4). */
const END_REPEATS = 3;
/** Number of recent presses remembered; no packet is later than so many presses. */
const PRESSES_KEPT = 8;

/** Reads the keys that a phone sends next to its audio, each press once (RFC 4733; RFC 2833). */
export class DtmfReader {
  /** The recently returned presses, by time and key; their later packets are ignored. */
  readonly #notified: string[] = [];

  /**
   * @param timestamp start of the press; the same in all its packets
   * @returns the key for the first arriving packet of a press
   */
  take(payload: Buffer, timestamp: number): string | undefined {
    if (payload.length < PAYLOAD_BYTES) return undefined;
    const key = PHONE_KEYS[payload.readUInt8(0)];
    const press = `${timestamp} ${key}`;
    if (key === undefined || this.#notified.includes(press)) return undefined;
    this.#notified.push(press);
    if (this.#notified.length > PRESSES_KEPT) this.#notified.shift();
    return key;
  }
}

/** One outgoing packet of a key. */
export interface DtmfPacket {
  readonly payload: Buffer;
  /** Ticks since the first packet of the first key, to be added to the stream's timestamp. */
  readonly offset: number;
  readonly marker: boolean;
  /** Index of the 20 ms frame in which it is sent. */
  readonly frame: number;
}

function payloadOf(event: number, ticks: number, isEnd: boolean): Buffer {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.writeUInt8(event, 0);
  payload.writeUInt8((isEnd ? END : 0) | VOLUME, 1);
  payload.writeUInt16BE(ticks, 2);
  return payload;
}

/** Returns the packets that press the keys in sequence; characters that are no keys are skipped. */
export function dtmfPackets(keys: string): DtmfPacket[] {
  const events = Array.from(keys, (key) => PHONE_KEYS.indexOf(key)).filter((event) => event >= 0);
  return events.flatMap((event, press) => {
    const first = press * (KEY_FRAMES + PAUSE_FRAMES);
    const offset = first * FRAME_SAMPLES;
    const held = Array.from({ length: KEY_FRAMES }, (_, at): DtmfPacket => {
      const payload = payloadOf(event, (at + 1) * FRAME_SAMPLES, false);
      return { payload, offset, marker: at === 0, frame: first + at };
    });
    const end = payloadOf(event, KEY_FRAMES * FRAME_SAMPLES, true);
    const ends = Array.from({ length: END_REPEATS }, (): DtmfPacket => {
      return { payload: end, offset, marker: false, frame: first + KEY_FRAMES };
    });
    return [...held, ...ends];
  });
}

/** Returns the number of 20 ms frames for so many keys, including the pause after the last. */
export const dtmfFrames = (count: number): number => count * (KEY_FRAMES + PAUSE_FRAMES);
