import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import {
  blackArguments,
  hlsArguments,
  joinArguments,
  joinList,
  videoArguments,
  soundArguments,
} from './ffmpegArguments.ts';
import { ivfFrameHead, ivfHead } from './ivf.ts';
import { readTrack } from './readTrack.ts';
import type { ReadTrack } from './readTrack.ts';
import { recordedVideosOf, TIMELINE_FILE } from './RecordingComposer.ts';
import type { Composition, RecordingComposer } from './RecordingComposer.ts';
import { runQuietly } from './runQuietly.ts';
import { COMPOSED, framesFor, segmentsOf, spansOf, speakersOf } from './timeline.ts';
import type { SpotlightChange, Segment } from './timeline.ts';

/**
 * Maximum ms of one ffmpeg run: a part of 65 minutes takes about five minutes of CPU time
 * (media.md).
 */
const RUN_MS = 60 * 60_000;
const FRAME_MS = 1000 / COMPOSED.framesPerSecond;

/** Composes with ffmpeg, one segment at a time, so that each image is encoded once. */
export class FfmpegComposer implements RecordingComposer {
  readonly #program: string | undefined;

  /** @param program ffmpeg's path; undefined if it is missing */
  constructor(program: string | undefined) {
    this.#program = program;
  }

  get canCompose(): boolean {
    return this.#program !== undefined;
  }

  async compose(folder: string): Promise<Composition> {
    if (!this.canCompose) return { failure: 'no_ffmpeg', reason: 'ffmpeg is not installed' };
    const made: string[] = [];
    try {
      const names = await readdir(folder).catch(() => []);
      const videoFiles = recordedVideosOf(names);
      if (videoFiles.length > 0) return await this.#recorded(folder, videoFiles);
      const tracks: ReadTrack[] = [];
      for (const name of names.filter((one) => one.endsWith('.rtp')).toSorted()) {
        const track = await readTrack(path.join(folder, name));
        if (track !== undefined && track.lastMs > 0) tracks.push(track);
        made.push(path.join(folder, `${name}.media`));
      }
      const totalMs = Math.max(0, ...tracks.map(({ lastMs }) => lastMs));
      if (totalMs === 0) return { failure: 'no_media', reason: 'nobody was heard or seen' };
      return await this.#videoFile(folder, tracks, totalMs, made);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { failure: 'composition_failed', reason };
    } finally {
      for (const file of made) await rm(file, { force: true });
    }
  }

  async join(videos: readonly string[], out: string): Promise<void> {
    const list = `${out}.list`;
    try {
      await writeFile(list, joinList(videos));
      await this.#run(joinArguments(list, null, out));
    } finally {
      await rm(list, { force: true });
    }
  }

  /** Joins the pieces of a video made by the provider. */
  async #recorded(folder: string, videoFiles: readonly string[]): Promise<Composition> {
    const at = (name: string): string => path.join(folder, name);
    const [video, hlsList, hlsMedia] = ['composed.mp4', 'composed.m3u8', 'composed.ts'].map(at) as [
      string,
      string,
      string,
    ];
    await this.join(videoFiles.map(at), video);
    await this.#run(hlsArguments(video, hlsList, hlsMedia));
    return { seconds: null, video, hlsList, hlsMedia };
  }

  async #videoFile(
    folder: string,
    tracks: readonly ReadTrack[],
    totalMs: number,
    made: string[],
  ): Promise<Composition> {
    const at = (name: string): string => path.join(folder, name);
    const voices = tracks.filter(({ head }) => head.kind === 'audio');
    const images = tracks.filter(({ head }) => head.kind === 'video');
    const seconds = Math.ceil(totalMs / 1000);
    const spans = spansOf(images.map(({ head, frames }) => ({ uid: head.uid, frames })));
    const speakers = speakersOf(loudnessOf(voices), seconds);
    const segments = segmentsOf(
      { spans, spotlights: await spotlightsOf(folder), speakers },
      totalMs,
    );
    const pieces: string[] = [];
    for (const [index, segment] of segments.entries()) {
      const out = at(`piece-${index}.mp4`);
      const source = at(`piece-${index}.ivf`);
      made.push(out, source);
      const track = segment.track === null ? undefined : images[segment.track];
      await this.#piece(track, segment, { source, out });
      pieces.push(out);
    }
    const [sound, list, video] = [at('sound.m4a'), at('pieces.txt'), at('composed.mp4')];
    const [hlsList, hlsMedia] = [at('composed.m3u8'), at('composed.ts')];
    made.push(sound, list);
    const length = ((segments.at(-1)?.to ?? 0) * FRAME_MS) / 1000;
    await this.#run(
      soundArguments(
        voices.map(({ file }) => file),
        length,
        sound,
      ),
    );
    await writeFile(list, joinList(pieces));
    await this.#run(joinArguments(list, sound, video));
    await this.#run(hlsArguments(video, hlsList, hlsMedia));
    return { seconds: Math.round(length), video, hlsList, hlsMedia };
  }

  async #piece(
    track: ReadTrack | undefined,
    segment: Segment,
    { source, out }: { source: string; out: string },
  ): Promise<void> {
    const piece = { frames: segment.to - segment.from, out };
    const frames = track ? framesFor(track.frames, segment) : [];
    const [first] = frames;
    if (track === undefined || first === undefined) {
      await this.#run(blackArguments(piece));
      return;
    }
    const [media, ivf] = [await open(track.file), await open(source, 'w')];
    try {
      await ivf.write(ivfHead(first.width, first.height, frames.length));
      for (const frame of frames) {
        await ivf.write(ivfFrameHead(frame.bytes, frame.atMs - first.atMs));
        await ivf.write(await bytesAt(media, frame));
      }
    } finally {
      await media.close();
      await ivf.close();
    }
    const skipMs = Math.max(0, segment.from * FRAME_MS - first.atMs);
    await this.#run(videoArguments({ ...piece, source, skipMs }));
  }

  #run(args: readonly string[]): Promise<void> {
    return runQuietly(this.#program ?? 'ffmpeg', args, RUN_MS);
  }
}

async function bytesAt(
  file: FileHandle,
  { offset, bytes }: { offset: number; bytes: number },
): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, offset);
  return buffer;
}

/** Sums the loudness of each person's voice, over all their tracks. */
function loudnessOf(voices: readonly ReadTrack[]): Map<number, number[]> {
  const sums = new Map<number, number[]>();
  for (const { head, loudness } of voices) {
    const sum = sums.get(head.uid) ?? [];
    sums.set(head.uid, sum);
    for (const [second, bytes] of loudness.entries())
      sum[second] = (sum[second] ?? 0) + (bytes ?? 0);
  }
  return sums;
}

/** Reads the host's choices; an incomplete line at the end is left out. */
async function spotlightsOf(folder: string): Promise<SpotlightChange[]> {
  const text = await readFile(path.join(folder, TIMELINE_FILE), 'utf8').catch(() => '');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as SpotlightChange);
}
