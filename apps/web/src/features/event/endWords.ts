import type { MeetingRow } from './eventChoices.ts';

type EndWord = 'attended' | 'playbackComing' | 'noPlayback';

/** Returns the texts on a past event: whether the reader attended, and the playback. */
export function endWords(
  own: Pick<MeetingRow, 'registration'> | undefined,
  playback: 'there' | 'coming' | 'none',
): `registration.next.${EndWord}`[] {
  const words: EndWord[] = [];
  if (own?.registration?.state === 'checkedin') words.push('attended');
  if (playback === 'coming') words.push('playbackComing');
  if (playback === 'none') words.push('noPlayback');
  return words.map((word) => `registration.next.${word}` as const);
}
