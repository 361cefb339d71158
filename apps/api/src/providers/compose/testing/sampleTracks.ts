import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeRtp } from '../../../sfu/phone/rtpPacket.ts';
import { writeEntry, writeTrackHead } from '../../../sfu/recording/rtpFile.ts';
import type { TrackHead } from '../../../sfu/recording/rtpFile.ts';

const run = promisify(execFile);

/** Its path on Debian. */
export const FFMPEG = '/usr/bin/ffmpeg';
export const hasFfmpeg = (): boolean => existsSync(FFMPEG);

/** Bytes of a frame in one packet, as browsers split them. */
const PIECE_BYTES = 1100;
/** First counters of a stream that started long ago, so that they overflow within it. */
const FIRST = { sequence: 65_400, timestamp: 4_294_000_000 };

interface Sample {
  readonly uid: number;
  /** Ms since the start of the part. */
  readonly fromMs: number;
  readonly seconds: number;
}

const packetOf = (
  at: { sequence: number; timestamp: number; payloadType: number; marker: boolean },
  payload: Buffer,
): Buffer =>
  writeRtp({
    ...at,
    sequence: (FIRST.sequence + at.sequence) % 2 ** 16,
    timestamp: (FIRST.timestamp + at.timestamp) % 2 ** 32,
    ssrc: 1,
    payload,
  });

async function encode(args: readonly string[], file: string): Promise<Buffer> {
  await run(FFMPEG, ['-loglevel', 'error', '-y', '-f', 'lavfi', ...args, file]);
  const encoded = await readFile(file);
  await rm(file);
  return encoded;
}

const write = (folder: string, head: TrackHead, entries: readonly Buffer[]): Promise<void> =>
  writeFile(
    path.join(folder, `${head.uid}-${head.kind}.rtp`),
    Buffer.concat([writeTrackHead(head), ...entries]),
  );

/** Writes the track of a camera with a single color. */
export async function writeCamera(
  folder: string,
  { uid, fromMs, seconds, color, size }: Sample & { readonly color: string; readonly size: string },
): Promise<void> {
  const source = `color=c=${color}:s=${size}:r=15:d=${seconds}`;
  const args = ['-i', source, '-c:v', 'libvpx', '-g', '30', '-f', 'ivf'];
  const ivf = await encode(args, path.join(folder, 'camera.ivf'));
  const entries: Buffer[] = [];
  let sequence = 0;
  let frame = 0;
  for (let at = 32; at < ivf.length; frame += 1) {
    const bytes = ivf.readUInt32LE(at);
    const data = ivf.subarray(at + 12, at + 12 + bytes);
    at += 12 + bytes;
    for (let begin = 0; begin < data.length; begin += PIECE_BYTES) {
      const piece = data.subarray(begin, begin + PIECE_BYTES);
      const payload = Buffer.concat([Buffer.from([begin === 0 ? 0x10 : 0]), piece]);
      const marker = begin + PIECE_BYTES >= data.length;
      const packet = packetOf(
        { sequence, timestamp: frame * 6000, payloadType: 96, marker },
        payload,
      );
      sequence += 1;
      entries.push(writeEntry({ atMs: fromMs + (frame * 1000) / 15, packet }));
    }
  }
  await write(folder, { uid, kind: 'video', codec: 'vp8', fromMs }, entries);
}

/** Writes the track of a voice with a single tone. */
export async function writeVoice(
  folder: string,
  { uid, fromMs, seconds, hertz }: Sample & { readonly hertz: number },
): Promise<void> {
  const source = `sine=frequency=${hertz}:duration=${seconds}:sample_rate=48000`;
  const args = ['-i', source, '-c:a', 'libopus', '-b:a', '32k', '-f', 'ogg'];
  const packets = oggPackets(await encode(args, path.join(folder, 'voice.ogg'))).slice(2);
  const entries = packets.map((payload, index) =>
    writeEntry({
      atMs: fromMs + index * 20,
      packet: packetOf(
        { sequence: index, timestamp: index * 960, payloadType: 111, marker: false },
        payload,
      ),
    }),
  );
  await write(folder, { uid, kind: 'audio', codec: 'opus', fromMs }, entries);
}

function oggPackets(file: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at < file.length;) {
    const lengths = file.subarray(at + 27, at + 27 + file.readUInt8(at + 26));
    at += 27 + lengths.length;
    for (const length of lengths) {
      parts.push(file.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      packets.push(Buffer.concat(parts));
      parts = [];
    }
  }
  return packets;
}

/** Returns the length of a video in seconds. */
export async function secondsOf(file: string): Promise<number> {
  const show = ['-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  const { stdout } = await run('/usr/bin/ffprobe', ['-v', 'error', ...show]);
  return Number(stdout);
}

/** Returns a second of a video's audio, 8000 samples. */
export async function soundAt(file: string, second: number): Promise<Int16Array> {
  const args = ['-ss', String(second), '-i', file, '-t', '1', '-vn', '-ac', '1', '-ar', '8000'];
  const { stdout } = await run(FFMPEG, ['-loglevel', 'error', ...args, '-f', 's16le', '-'], {
    encoding: 'buffer',
  });
  return new Int16Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.length / 2)).slice();
}

/** Returns the color in the middle of a video, as red, green and blue. */
export async function colorAt(file: string, second: number): Promise<number[]> {
  const args = ['-ss', String(second), '-i', file, '-frames:v', '1', '-vf', 'crop=2:2,scale=1:1'];
  const { stdout } = await run(
    FFMPEG,
    ['-loglevel', 'error', ...args, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    { encoding: 'buffer' },
  );
  return [...stdout];
}
