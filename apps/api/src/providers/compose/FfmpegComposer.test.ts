import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toneSize } from '#testing/toneSize.ts';
import { FfmpegComposer } from './FfmpegComposer.ts';
import { TIMELINE_FILE } from './RecordingComposer.ts';
import {
  colorAt,
  FFMPEG,
  hasFfmpeg,
  secondsOf,
  soundAt,
  writeCamera,
  writeVoice,
} from './testing/sampleTracks.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostra-compose-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reports a missing ffmpeg and leaves the tracks alone', async () => {
  await writeFile(path.join(folder, '1-audio.rtp'), 'a track');
  const composer = new FfmpegComposer(undefined);
  expect(await composer.compose(folder)).toMatchObject({ failure: 'no_ffmpeg' });
  expect(await readdir(folder)).toEqual(['1-audio.rtp']);
});

it.each([
  ['nothing was sent', undefined, 'no_media'],
  ['a track is none', 'not a track', 'composition_failed'],
])('returns a reason and no video if %s', async (_, track, failure) => {
  if (track !== undefined) await writeFile(path.join(folder, '1-audio.rtp'), track.repeat(9));
  const composer = new FfmpegComposer('/usr/bin/false');
  expect(await composer.compose(folder)).toMatchObject({ failure });
});

describe.skipIf(!hasFfmpeg())('real ffmpeg', () => {
  const [HOST, EXPERT] = [7, 8];
  const [HOST_HZ, EXPERT_HZ] = [440, 1000];

  it('composes half a minute of two members with its length, both voices and the spotlight [LHST-25]', async () => {
    const small = { seconds: 30, fromMs: 0, size: '160x90', color: 'red' };
    await writeCamera(folder, { uid: HOST, ...small });
    const other = { seconds: 10, fromMs: 10_000, size: '320x240', color: 'blue' };
    await writeCamera(folder, { uid: EXPERT, ...other });
    await writeVoice(folder, { uid: HOST, fromMs: 0, seconds: 30, hertz: HOST_HZ });
    await writeVoice(folder, { uid: EXPERT, fromMs: 10_000, seconds: 10, hertz: EXPERT_HZ });
    const spotlights = [
      { ms: 0, spotlight: HOST },
      { ms: 12_300, spotlight: EXPERT },
      { ms: 17_500, spotlight: null },
    ];
    const lines = spotlights.map((spotlight) => `${JSON.stringify(spotlight)}\n`).join('');
    await writeFile(path.join(folder, TIMELINE_FILE), `${lines}{"ms":18`);
    const composer = new FfmpegComposer(FFMPEG);
    const videoFile = await composer.compose(folder);
    expect(videoFile).toMatchObject({ seconds: 30 });
    if (!('video' in videoFile)) throw new Error(videoFile.reason);

    const length = await secondsOf(videoFile.video);
    expect(Math.abs(length - 30)).toBeLessThan(0.5);
    const tones = async (second: number) => {
      const sound = await soundAt(videoFile.video, second);
      return [toneSize(sound, HOST_HZ, 8000), toneSize(sound, EXPERT_HZ, 8000)];
    };
    const [alone, both, after] = [await tones(5), await tones(15), await tones(25)];
    const heard = (both[0] ?? 0) / 4;
    expect(heard).toBeGreaterThan(100);
    expect([alone, both, after].map((two) => two.map((size) => size > heard))).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    const isBlue = async (second: number) => {
      const [red = 0, , blue = 0] = await colorAt(videoFile.video, second);
      return blue > red;
    };
    expect([await isBlue(5), await isBlue(11), await isBlue(15), await isBlue(25)]).toEqual([
      false,
      false,
      true,
      false,
    ]);

    expect(Math.abs((await secondsOf(videoFile.hlsList)) - 30)).toBeLessThan(0.5);
    const list = await readFile(videoFile.hlsList, 'utf8');
    expect(list).toContain(path.basename(videoFile.hlsMedia));
    expect(list).toContain('#EXT-X-BYTERANGE');

    const joined = path.join(folder, 'joined.mp4');
    await composer.join([videoFile.video, videoFile.video], joined);
    expect(Math.abs((await secondsOf(joined)) - 60)).toBeLessThan(1);
    // Temporary files are gone, the tracks remain.
    expect((await readdir(folder)).toSorted()).toEqual(
      [
        '7-audio.rtp',
        '7-video.rtp',
        '8-audio.rtp',
        '8-video.rtp',
        'composed.m3u8',
        'composed.mp4',
        'composed.ts',
        'joined.mp4',
        TIMELINE_FILE,
      ].toSorted(),
    );
  });
});
