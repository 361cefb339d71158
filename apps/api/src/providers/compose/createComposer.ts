import { existsSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { FfmpegComposer } from './FfmpegComposer.ts';
import type { RecordingComposer } from './RecordingComposer.ts';

/** Where systems put ffmpeg. */
const PLACES = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];

/** The path of ffmpeg on this machine; undefined where there is none. */
export function ffmpegOf({ ffmpegPath }: Pick<Config, 'ffmpegPath'>): string | undefined {
  const places = ffmpegPath === undefined ? PLACES : [ffmpegPath];
  return places.find((place) => existsSync(place));
}

/** The composer of this machine. */
export const createComposer = (config: Pick<Config, 'ffmpegPath'>): RecordingComposer =>
  new FfmpegComposer(ffmpegOf(config));
