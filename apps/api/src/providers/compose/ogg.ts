/** Samples per second of Opus, regardless of the recorded rate (RFC 7845). */
export const OPUS_RATE = 48_000;
const SAMPLES_PER_MS = OPUS_RATE / 1000;
/** 20 ms of silence: an encoder sends a frame of no bytes for it. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);
const SILENCE_SAMPLES = 960;

const BEGINS = 2;
const ENDS = 4;
const SEGMENT = 255;
/** Maximum number of segments in a page; some are left for the last packet. */
const PAGE_SEGMENTS = 200;
const HEAD_BYTES = 27;

const CRC = Array.from({ length: 256 }, (_, index) => {
  let rest = index << 24;
  for (let bit = 0; bit < 8; bit += 1) {
    rest = (rest & 0x80000000) === 0 ? rest << 1 : (rest << 1) ^ 0x04c11db7;
  }
  return rest >>> 0;
});

function crcOf(page: Buffer): number {
  let crc = 0;
  for (const byte of page) crc = ((crc << 8) ^ (CRC[((crc >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return crc;
}

/** Samples of 2.5, 5, 10, 20, 40, 60 ms by the configuration in an Opus packet's first byte (RFC 6716, 3.1). */
function frameSamples(config: number): number {
  if (config < 12) return [480, 960, 1920, 2880][config % 4] ?? 960;
  if (config < 16) return [480, 960][config % 2] ?? 960;
  return [120, 240, 480, 960][config % 4] ?? 960;
}

/** Returns the samples of an Opus packet, at most 120 ms; 0 for an invalid one. */
export function opusSamples(packet: Buffer): number {
  const first = packet[0];
  if (first === undefined) return 0;
  const code = first & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : (packet[1] ?? 0) & 0x3f;
  const samples = frames * frameSamples(first >> 3);
  return samples > 120 * SAMPLES_PER_MS ? 0 : samples;
}

/** Writes packets of Opus into pages of Ogg (RFC 3533, RFC 7845). */
export class OggWriter {
  readonly #write: (page: Buffer) => void;
  #page = 0;
  #samples = 0;
  #segments: number[] = [];
  #packets: Buffer[] = [];

  constructor(write: (page: Buffer) => void) {
    this.#write = write;
    const head = Buffer.alloc(19);
    head.write('OpusHead', 0, 'latin1');
    head.writeUInt8(1, 8);
    head.writeUInt8(2, 9);
    head.writeUInt32LE(OPUS_RATE, 12);
    this.#add(head);
    this.#flush(BEGINS);
    const vendor = 'rostra';
    const tags = Buffer.alloc(8 + 4 + vendor.length + 4);
    tags.write('OpusTags', 0, 'latin1');
    tags.writeUInt32LE(vendor.length, 8);
    tags.write(vendor, 12, 'latin1');
    this.#add(tags);
    this.#flush(0);
  }

  packet(data: Buffer, samples: number): void {
    this.#samples += samples;
    this.#add(data);
    if (this.#segments.length > PAGE_SEGMENTS) this.#flush(0);
  }

  end(): void {
    this.#flush(ENDS);
  }

  #add(data: Buffer): void {
    // A packet longer than a page is not a voice.
    if (this.#segments.length + data.length / SEGMENT >= SEGMENT) this.#flush(0);
    for (let left = data.length; left >= 0; left -= SEGMENT) {
      this.#segments.push(Math.min(left, SEGMENT));
    }
    this.#packets.push(data);
  }

  #flush(flags: number): void {
    const page = Buffer.concat([
      Buffer.alloc(HEAD_BYTES),
      Buffer.from(this.#segments),
      ...this.#packets,
    ]);
    page.write('OggS', 0, 'latin1');
    page.writeUInt8(flags, 5);
    page.writeBigUInt64LE(BigInt(this.#samples), 6);
    page.writeUInt32LE(1, 14);
    page.writeUInt32LE(this.#page, 18);
    page.writeUInt8(this.#segments.length, 26);
    page.writeUInt32LE(crcOf(page), 22);
    this.#write(page);
    this.#page += 1;
    this.#segments = [];
    this.#packets = [];
  }
}

/** Samples by which a voice may deviate from its time before it is moved. */
const EARLY = 60 * SAMPLES_PER_MS;
const LATE = 200 * SAMPLES_PER_MS;

/** Writes a voice from the start of its part on, with silence where there are no packets. */
export class SteadyVoice {
  readonly #ogg: Pick<OggWriter, 'packet'>;
  #at = 0;

  constructor(ogg: Pick<OggWriter, 'packet'>) {
    this.#ogg = ogg;
  }

  /** @param atMs time of the packet since the start of the part */
  play(packet: Buffer, atMs: number): void {
    const samples = opusSamples(packet);
    const wanted = Math.round(atMs * SAMPLES_PER_MS);
    if (samples === 0 || this.#at - wanted > LATE) return;
    if (wanted - this.#at > EARLY) this.rest(atMs);
    this.#ogg.packet(packet, samples);
    this.#at += samples;
  }

  /** Writes silence until then. */
  rest(untilMs: number): void {
    const until = Math.round(untilMs * SAMPLES_PER_MS);
    while (this.#at + SILENCE_SAMPLES <= until) {
      this.#ogg.packet(SILENCE, SILENCE_SAMPLES);
      this.#at += SILENCE_SAMPLES;
    }
  }
}
