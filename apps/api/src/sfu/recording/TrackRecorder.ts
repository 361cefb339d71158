import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { once } from 'node:events';
import type { MediaSink, MediaSource } from '../MediaSource.ts';
import { writeHeader } from '../rtp.ts';
import { writeEntry, writeTrackHead } from './rtpFile.ts';
import type { TrackHead } from './rtpFile.ts';

/** Payload types in the files; those of the senders differ by browser. */
const PAYLOAD_TYPE: Readonly<Record<TrackHead['codec'], number>> = { opus: 111, vp8: 96, pcmu: 0 };
/** Maximum of bytes waiting for the disk, about a minute of one sender; more means it is too slow. */
const WAITING_MAX = 8 * 1024 * 1024;

/** A track's file and the callback for a failure. */
export interface TrackTarget {
  readonly file: string;
  readonly head: TrackHead;
  /** Start of the part, on the monotonic clock. */
  readonly startedMs: number;
  readonly failed: (message: string) => void;
}

/** Writes one source's packets into a file. It never calls the media library, so it cannot abort it. */
export class TrackRecorder implements MediaSink {
  readonly #source: MediaSource;
  readonly #target: TrackTarget;
  readonly #stream: WriteStream;
  readonly #closed: Promise<unknown>;
  #isOver = false;
  #hasFailed = false;

  constructor(source: MediaSource, target: TrackTarget) {
    this.#source = source;
    this.#target = target;
    this.#stream = createWriteStream(target.file, { flags: 'wx' });
    this.#closed = once(this.#stream, 'close').catch(() => undefined);
    this.#stream.on('error', (error) => this.#fail(error.message));
    this.#stream.write(writeTrackHead(target.head));
    source.add(this);
  }

  take(packet: Buffer, sequence: number, timestamp: number, nowMs: number): void {
    if (this.#isOver) return;
    const { startedMs, head } = this.#target;
    const entry = writeEntry({ atMs: nowMs - startedMs, packet });
    // Earlier sinks may have overwritten the header.
    const kept = entry.subarray(entry.length - packet.length);
    writeHeader(
      kept,
      { sequence, timestamp },
      { ssrc: head.uid >>> 0, payloadType: PAYLOAD_TYPE[head.codec] },
    );
    this.#stream.write(entry);
    if (this.#stream.writableLength > WAITING_MAX) this.#fail('The disk does not keep up');
  }

  /** Does nothing: a pause shows in the packets' times. */
  pause(): void {}

  /** Stops taking packets; resolves when the file is complete. */
  async close(): Promise<void> {
    this.#leave();
    this.#stream.end();
    await this.#closed;
  }

  #leave(): void {
    this.#isOver = true;
    this.#source.remove(this);
  }

  #fail(message: string): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#leave();
    this.#stream.destroy();
    this.#target.failed(`A track is not recorded any further: ${message}`);
  }
}
