import { API_BASE } from '@rostra/contract';

/** Where a playback is watched: on our page, as our recording played here, or on another site. */
export type Playback =
  { kind: 'page'; href: string } | { kind: 'video'; src: string } | { kind: 'away'; href: string };

/** Returns the kind of an event's playback, from its address. */
export function playbackOf(url: string): Playback {
  if (url.startsWith(`${API_BASE}/`)) return { kind: 'video', src: url };
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath ? { kind: 'page', href: url } : { kind: 'away', href: url };
}
