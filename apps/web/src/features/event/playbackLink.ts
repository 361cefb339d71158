import { API_BASE } from '@rostra/contract';

/** Where a playback is watched: only pages of ours are opened within this one, and a film is none. */
export function playbackLink(url: string): { href: string; target?: '_blank' } {
  const isPage = url.startsWith('/') && !url.startsWith(`${API_BASE}/`);
  return isPage ? { href: url } : { href: url, target: '_blank' };
}
