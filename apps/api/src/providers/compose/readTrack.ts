import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CLOCK_RATE } from '../../sfu/rtp.ts';
import { RtpFileParser } from '../../sfu/recording/rtpFile.ts';
import type { TrackHead } from '../../sfu/recording/rtpFile.ts';
import { MediaTime } from './MediaTime.ts';
import { OggWriter, SteadyVoice } from './ogg.ts';
import { PacketOrder } from './PacketOrder.ts';
import type { OrderedPacket } from './PacketOrder.ts';
import { RecordedPhoneTrack } from './RecordedPhoneTrack.ts';
import type { FrameSpan } from './timeline.ts';
import { Vp8Depacketizer } from './vp8Depacketizer.ts';

/** A track for composing. */
export interface ReadTrack {
  readonly head: TrackHead;
  /** A voice as Ogg, a phone's as AU, or frames in sequence. */
  readonly file: string;
  readonly frames: readonly FrameSpan[];
  /** Bytes of its voice by second. */
  readonly loudness: readonly number[];
  /** Time of its last packet; 0 without one. */
  readonly lastMs: number;
}

/** Converts packets to the stored form. */
interface TrackWriter {
  readonly take: (packet: OrderedPacket) => void;
  readonly end: () => void;
}

/**
 * Reads a track and writes a playable file beside it. Both are processed in pieces, since an hour
 * of video does not fit into memory.
 *
 * @returns undefined for a file without content yet
 * @throws Error for an invalid track
 */
export async function readTrack(source: string): Promise<ReadTrack | undefined> {
  const parser = new RtpFileParser();
  const order = new PacketOrder();
  const frames: FrameSpan[] = [];
  const loudness: number[] = [];
  let waiting: Buffer[] = [];
  let writer: TrackWriter | undefined;
  let lastMs = 0;
  const file = `${source}.media`;
  const out = await open(file, 'w');
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const pieces = waiting;
    waiting = [];
    await out.writeFile(Buffer.concat(pieces));
  };
  try {
    for await (const piece of createReadStream(source)) {
      const entries = parser.push(piece as Buffer);
      const { head } = parser;
      if (head === undefined) continue;
      const write = (data: Buffer): void => void waiting.push(data);
      writer ??= writerOf(head, write, { loudness, frames });
      for (const entry of entries) {
        lastMs = Math.max(lastMs, entry.atMs);
        for (const packet of order.push(entry)) writer.take(packet);
      }
      await flush();
    }
    for (const packet of order.flush()) writer?.take(packet);
    writer?.end();
    await flush();
  } finally {
    await out.close();
  }
  const { head } = parser;
  return head && { head, file, frames, loudness, lastMs };
}

function writerOf(
  { codec }: TrackHead,
  write: (data: Buffer) => void,
  { loudness, frames }: { loudness: number[]; frames: FrameSpan[] },
): TrackWriter {
  if (codec === 'vp8') return videoFramesOf(write, frames);
  return codec === 'opus' ? voiceOf(write, loudness) : phoneOf(write);
}

/** Phones send as many bytes for silence as for words, so the size does not show the loudness. */
function phoneOf(write: (data: Buffer) => void): TrackWriter {
  const voice = new RecordedPhoneTrack(write);
  const time = new MediaTime(CLOCK_RATE.pcmu);
  return {
    take: ({ timestamp, atMs, payload }) =>
      voice.play(payload, Math.max(0, time.at(timestamp, atMs))),
    end: () => undefined,
  };
}

function voiceOf(write: (data: Buffer) => void, loudness: number[]): TrackWriter {
  const ogg = new OggWriter(write);
  const voice = new SteadyVoice(ogg);
  const time = new MediaTime(CLOCK_RATE.opus);
  return {
    take: ({ timestamp, atMs, payload }) => {
      const ms = Math.max(0, time.at(timestamp, atMs));
      const second = Math.floor(ms / 1000);
      loudness[second] = (loudness[second] ?? 0) + payload.length;
      voice.play(payload, ms);
    },
    end: () => ogg.end(),
  };
}

function videoFramesOf(write: (data: Buffer) => void, frames: FrameSpan[]): TrackWriter {
  const videos = new Vp8Depacketizer();
  const time = new MediaTime(CLOCK_RATE.vp8);
  let offset = 0;
  return {
    take: (packet) => {
      const frame = videos.push(packet);
      if (frame === undefined) return;
      const { data, isKey, width, height } = frame;
      const atMs = Math.max(frames.at(-1)?.atMs ?? 0, time.at(frame.timestamp, frame.atMs));
      frames.push({ atMs, isKey, width, height, offset, bytes: data.length });
      offset += data.length;
      write(data);
    },
    end: () => undefined,
  };
}
