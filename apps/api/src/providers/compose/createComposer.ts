import { existsSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { FfmpegComposer } from './FfmpegComposer.ts';
import type { RecordingComposer } from './RecordingComposer.ts';

/** Usual paths of ffmpeg. */
const PLACES = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];

/** Returns the path of ffmpeg on this machine; undefined if it is missing. */
export function ffmpegOf({ ffmpegPath }: Pick<Config, 'ffmpegPath'>): string | undefined {
  const places = ffmpegPath === undefined ? PLACES : [ffmpegPath];
  return places.find((place) => existsSync(place));
}

/** Creates the composer of this machine. */
export const createComposer = (config: Pick<Config, 'ffmpegPath'>): RecordingComposer =>
  new FfmpegComposer(ffmpegOf(config));
