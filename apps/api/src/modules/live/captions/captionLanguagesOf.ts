import type { CaptionLanguage } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';

/** Languages that what is said in a live can be written down in; empty where nobody hears or understands it. */
export const captionLanguagesOf = (
  { live, transcriber }: Pick<Deps, 'live' | 'transcriber'>,
  playsStream: boolean,
): readonly CaptionLanguage[] =>
  playsStream || live.voices === null ? [] : (transcriber?.languages ?? []);
