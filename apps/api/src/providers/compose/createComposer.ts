import { existsSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { FfmpegComposer } from './FfmpegComposer.ts';
import type { RecordingComposer } from './RecordingComposer.ts';

/** Where systems put ffmpeg. */
const PLACES = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];

/** The composer of this machine. */
export function createComposer({ ffmpegPath }: Pick<Config, 'ffmpegPath'>): RecordingComposer {
  const places = ffmpegPath === undefined ? PLACES : [ffmpegPath];
  return new FfmpegComposer(places.find((place) => existsSync(place)));
}
