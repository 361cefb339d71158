import type { CaptionLanguage } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';

/** Returns the caption languages of a live session; empty without audio access or transcription. */
export const captionLanguagesOf = (
  { live, transcriber }: Pick<Deps, 'live' | 'transcriber'>,
  playsStream: boolean,
): readonly CaptionLanguage[] =>
  playsStream || live.voices === null ? [] : (transcriber?.languages ?? []);
