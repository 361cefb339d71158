import { API_BASE } from '@rostra/contract';

/** Where a playback is watched: a page of ours, a film of ours, which is played, or another site. */
export type Playback =
  { kind: 'page'; href: string } | { kind: 'film'; src: string } | { kind: 'away'; href: string };

/** What an event's playback is, by its address. */
export function playbackOf(url: string): Playback {
  if (url.startsWith(`${API_BASE}/`)) return { kind: 'film', src: url };
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath ? { kind: 'page', href: url } : { kind: 'away', href: url };
}
