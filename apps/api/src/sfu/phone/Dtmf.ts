import { FRAME_SAMPLES } from './g711.ts';

/** The keys of a telephone in the order of their numbers (RFC 4733, 3.2). */
export const PHONE_KEYS = '0123456789*#ABCD';

const PAYLOAD_BYTES = 4;
const END = 0x80;
/** How loud a key is: -10 dBm0, as telephones press it. */
const VOLUME = 10;
const KEY_FRAMES = 5;
const PAUSE_FRAMES = 3;
/** The end is said three times, since one may be lost (RFC 4733, 2.5.1.4). */
const END_REPEATS = 3;
/** A packet is not so late that so many keys were pressed after it. */
const PRESSES_KEPT = 8;

/** Reads the keys that a telephone sends beside its sound, each press once (RFC 4733; RFC 2833). */
export class DtmfReader {
  /** The presses told last, by their time and key: their later packets tell nothing new. */
  readonly #told: string[] = [];

  /**
   * @param timestamp when the press began; all packets of one have the same
   * @returns the key at the first packet of a press that arrives
   */
  take(payload: Buffer, timestamp: number): string | undefined {
    if (payload.length < PAYLOAD_BYTES) return undefined;
    const key = PHONE_KEYS[payload.readUInt8(0)];
    const press = `${timestamp} ${key}`;
    if (key === undefined || this.#told.includes(press)) return undefined;
    this.#told.push(press);
    if (this.#told.length > PRESSES_KEPT) this.#told.shift();
    return key;
  }
}

/** One packet of a key to be sent. */
export interface DtmfPacket {
  readonly payload: Buffer;
  /** Ticks from the first packet of all keys: to be added to the stream's time. */
  readonly offset: number;
  readonly marker: boolean;
  /** Which frame of 20 ms it goes out in, from the first on. */
  readonly frame: number;
}

function payloadOf(event: number, ticks: number, isEnd: boolean): Buffer {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.writeUInt8(event, 0);
  payload.writeUInt8((isEnd ? END : 0) | VOLUME, 1);
  payload.writeUInt16BE(ticks, 2);
  return payload;
}

/** The packets that press keys one after the other; what is no key is left out. */
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

/** Frames of 20 ms that so many keys take, the pause after the last included. */
export const dtmfFrames = (count: number): number => count * (KEY_FRAMES + PAUSE_FRAMES);
