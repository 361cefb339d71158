import type { MeetingRow } from './eventChoices.ts';

/** What an event that is over says to its reader beyond that: whether he was there, and of a playback. */
export function endWords(
  own: Pick<MeetingRow, 'registration'> | undefined,
  hasPlayback: boolean,
): ('registration.next.attended' | 'registration.next.noPlayback')[] {
  return [
    ...(own?.registration?.state === 'checkedin' ? (['registration.next.attended'] as const) : []),
    ...(hasPlayback ? [] : (['registration.next.noPlayback'] as const)),
  ];
}
