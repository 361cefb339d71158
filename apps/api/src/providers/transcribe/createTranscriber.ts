import { existsSync } from 'node:fs';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Config } from '../../config.ts';
import { HttpTranscriber } from './HttpTranscriber.ts';
import { PocketSphinx } from './PocketSphinx.ts';
import type { Transcriber } from './Transcriber.ts';

/** Usual paths of PocketSphinx, and of Debian's English model. */
const PLACES = ['/usr/bin/pocketsphinx_continuous', '/usr/local/bin/pocketsphinx_continuous'];
const MODELS = ['/usr/share/pocketsphinx/model/en-us', '/usr/local/share/pocketsphinx/model/en-us'];

/** Returns the path of PocketSphinx on this machine; undefined if it or its model is missing. */
export function pocketSphinxOf({
  pocketSphinxPath,
}: Pick<Config['transcriber'], 'pocketSphinxPath'>): string | undefined {
  if (pocketSphinxPath !== undefined) {
    return existsSync(pocketSphinxPath) ? pocketSphinxPath : undefined;
  }
  return MODELS.some((place) => existsSync(place))
    ? PLACES.find((place) => existsSync(place))
    : undefined;
}

/**
 * Creates the transcriber that the settings choose: a service, else PocketSphinx if it is
 * installed; undefined if speech recognition is unavailable.
 */
export function createTranscriber(
  { transcriber }: Pick<Config, 'transcriber'>,
  clock: Clock,
): Transcriber | undefined {
  if (transcriber.service !== undefined) return new HttpTranscriber(transcriber.service, clock);
  const program = pocketSphinxOf(transcriber);
  return program === undefined ? undefined : new PocketSphinx(program);
}
