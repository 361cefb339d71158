import { COMPOSED } from './timeline.ts';

const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
const { width, height, framesPerSecond } = COMPOSED;
/** A whole picture every two seconds, so that HLS can be cut there. */
const KEY_FRAMES = framesPerSecond * 2;
const HLS_SECONDS = 6;
const ENCODED = [
  '-an -c:v libx264 -preset veryfast -pix_fmt yuv420p -profile:v main -bf 0 -sc_threshold 0',
  `-g ${KEY_FRAMES} -keyint_min ${KEY_FRAMES} -video_track_timescale 15360 -threads 1`,
].flatMap((line) => line.split(' '));

/** A stretch of pictures. */
export interface PicturePiece {
  /** Pictures of it. */
  readonly frames: number;
  readonly out: string;
}

/**
 * One stretch of one sender, at the size of the whole, edges black. Its last picture stands where
 * the next one was late, so that it is exactly as long as it must be.
 *
 * @param piece `skipMs` of the source stand before it, to be decoded and not shown
 */
export const pictureArguments = (
  piece: PicturePiece & { readonly source: string; readonly skipMs: number },
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

/** A stretch in which nobody is seen. */
export const blackArguments = ({ frames, out }: PicturePiece): string[] => {
  const source = `color=c=black:s=${width}x${height}:r=${framesPerSecond}`;
  const of = ['-f', 'lavfi', '-i', source, '-vf', 'setsar=1', '-frames:v', String(frames)];
  return [...QUIET, ...of, ...ENCODED, out];
};

/** All voices as one, of so many seconds; no voice gives silence. */
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

/** Pieces after each other, as they are. @param list names them, a line each */
export const joinArguments = (list: string, sound: string | null, out: string): string[] => [
  ...QUIET,
  ...'-f concat -safe 0 -i'.split(' '),
  list,
  ...(sound === null ? [] : ['-i', sound, '-map', '0:v', '-map', '1:a']),
  ...'-c copy -movflags +faststart'.split(' '),
  out,
];

/** The same as HLS: a list of ranges of one file. */
export const hlsArguments = (source: string, list: string, media: string): string[] => [
  ...QUIET,
  '-i',
  source,
  ...`-c copy -f hls -hls_time ${HLS_SECONDS} -hls_playlist_type vod`.split(' '),
  ...'-hls_flags single_file -hls_segment_filename'.split(' '),
  media,
  list,
];

/** What the list of a join says. */
export const joinList = (files: readonly string[]): string =>
  files.map((file) => `file '${file.replaceAll("'", String.raw`'\''`)}'\n`).join('');
