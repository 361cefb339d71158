/** Samples, and bytes, of PCMU per ms. */
const SAMPLES_PER_MS = 8;
/** The code of silence. */
const SILENCE = 0xff;
const MULAW = 1;
const HEAD_BYTES = 28;
/** Placeholder for the audio's length, which is not yet known. */
const UNKNOWN = 0xffffffff;
/** Samples by which a voice may deviate from its time before it is moved. */
const EARLY = 60 * SAMPLES_PER_MS;
const LATE = 200 * SAMPLES_PER_MS;

/** Writes a phone's audio from the start of its part on, as an AU file. */
export class RecordedPhoneTrack {
  readonly #write: (data: Buffer) => void;
  #at = 0;

  constructor(write: (data: Buffer) => void) {
    this.#write = write;
    const head = Buffer.alloc(HEAD_BYTES);
    head.write('.snd', 0, 'latin1');
    head.writeUInt32BE(HEAD_BYTES, 4);
    head.writeUInt32BE(UNKNOWN, 8);
    head.writeUInt32BE(MULAW, 12);
    head.writeUInt32BE(SAMPLES_PER_MS * 1000, 16);
    head.writeUInt32BE(1, 20);
    write(head);
  }

  /** @param atMs time of the audio since the start of the part */
  play(sound: Buffer, atMs: number): void {
    const wanted = Math.round(atMs * SAMPLES_PER_MS);
    if (this.#at - wanted > LATE) return;
    if (wanted - this.#at > EARLY) {
      this.#write(Buffer.alloc(wanted - this.#at, SILENCE));
      this.#at = wanted;
    }
    this.#write(Buffer.from(sound));
    this.#at += sound.length;
  }
}
