import { CAPTION_LANGUAGES } from '@rostra/contract/live';
import { z } from 'zod';
import type { HttpTranscriberSettings } from './providers/transcribe/HttpTranscriber.ts';

const text = z.string().trim().min(1);
const languages = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(CAPTION_LANGUAGES)).min(1));

/** Environment variables of speech recognition. */
export const transcriberEnvironment = {
  TRANSCRIBER_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIBER_KEY: text.optional(),
  TRANSCRIBER_MODEL: text.default('whisper-1'),
  TRANSCRIBER_LANGUAGES: languages.default([...CAPTION_LANGUAGES]),
  POCKETSPHINX_PATH: text.optional(),
};
const shape = z.object(transcriberEnvironment);

/** Settings of the speech recognition service. */
export interface TranscriberConfig {
  /** A service; undefined: PocketSphinx, if it is installed. */
  service: HttpTranscriberSettings | undefined;
  /** The PocketSphinx program; undefined: the system's default path. */
  pocketSphinxPath: string | undefined;
}

/** Reads the service from the settings. */
export function transcriberOf(value: z.output<typeof shape>): TranscriberConfig {
  const { TRANSCRIBER_URL: url, TRANSCRIBER_KEY: key } = value;
  return {
    service:
      url === undefined
        ? undefined
        : {
            url: url.replace(/\/+$/, ''),
            key,
            model: value.TRANSCRIBER_MODEL,
            languages: value.TRANSCRIBER_LANGUAGES,
          },
    pocketSphinxPath: value.POCKETSPHINX_PATH,
  };
}
