import { COMPOSED } from './timeline.ts';

const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
const { width, height, framesPerSecond } = COMPOSED;
/** A key frame every two seconds, at which HLS can be split. */
const KEY_FRAMES = framesPerSecond * 2;
const HLS_SECONDS = 6;
const ENCODED = [
  '-an -c:v libx264 -preset veryfast -pix_fmt yuv420p -profile:v main -bf 0 -sc_threshold 0',
  `-g ${KEY_FRAMES} -keyint_min ${KEY_FRAMES} -video_track_timescale 15360 -threads 1`,
].flatMap((line) => line.split(' '));

/** A segment of images. */
export interface VideoPiece {
  /** Number of its images. */
  readonly frames: number;
  readonly out: string;
}

/**
 * Returns the arguments for one segment of one sender, at the size of the whole, with black edges.
 * The last image is repeated if the next one was late, so that the segment has its exact length.
 *
 * @param piece `skipMs` of the source before it are decoded but not shown
 */
export const videoArguments = (
  piece: VideoPiece & { readonly source: string; readonly skipMs: number },
): string[] => {
  const fit = [
    `fps=${framesPerSecond}:start_time=0`,
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`,
    'setsar=1',
    'tpad=stop=-1:stop_mode=clone',
    `trim=start=${(piece.skipMs / 1000).toFixed(4)}`,
    'setpts=PTS-STARTPTS',
  ].join(',');
  const frames = ['-frames:v', String(piece.frames)];
  return [...QUIET, '-i', piece.source, '-vf', fit, ...frames, ...ENCODED, piece.out];
};

/** Returns the arguments for a segment without a visible member. */
export const blackArguments = ({ frames, out }: VideoPiece): string[] => {
  const source = `color=c=black:s=${width}x${height}:r=${framesPerSecond}`;
  const of = ['-f', 'lavfi', '-i', source, '-vf', 'setsar=1', '-frames:v', String(frames)];
  return [...QUIET, ...of, ...ENCODED, out];
};

/**
 * Returns the arguments that mix all voices into one, of the given length; without voices it is
 * silent.
 */
export function soundArguments(voices: readonly string[], seconds: number, out: string): string[] {
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo'];
  const inputs = voices.flatMap((voice) => ['-i', voice]);
  const mixed =
    voices.length === 0
      ? '[0:a]anull'
      : `${voices.map((_, index) => `[${index}:a]`).join('')}amix=inputs=${voices.length}:duration=longest:normalize=0,alimiter=limit=0.95:level=disabled,apad`;
  return [
    ...QUIET,
    ...(voices.length === 0 ? silence : inputs),
    '-filter_complex',
    `${mixed},aresample=48000[mixed]`,
    ...`-map [mixed] -t ${seconds.toFixed(3)} -ac 2 -c:a aac -b:a 96k -threads 1`.split(' '),
    out,
  ];
}

/** Returns the arguments that join pieces unchanged. @param list names them, one per line */
export const joinArguments = (list: string, sound: string | null, out: string): string[] => [
  ...QUIET,
  ...'-f concat -safe 0 -i'.split(' '),
  list,
  ...(sound === null ? [] : ['-i', sound, '-map', '0:v', '-map', '1:a']),
  ...'-c copy -movflags +faststart'.split(' '),
  out,
];

/** Returns the arguments that make HLS of it: a list of ranges of one file. */
export const hlsArguments = (source: string, list: string, media: string): string[] => [
  ...QUIET,
  '-i',
  source,
  ...`-c copy -f hls -hls_time ${HLS_SECONDS} -hls_playlist_type vod`.split(' '),
  ...'-hls_flags single_file -hls_segment_filename'.split(' '),
  media,
  list,
];

/** Returns the content of the list of files to join. */
export const joinList = (files: readonly string[]): string =>
  files.map((file) => `file '${file.replaceAll("'", String.raw`'\''`)}'\n`).join('');
