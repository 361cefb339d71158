import { expect, it } from 'vitest';
import { playbackOf } from './playbackOf.ts';

it('plays our recordings here, opens our pages here, and opens other sites in a new tab [EVT-31]', () => {
  expect(playbackOf('/api/v1/files/ab.mp4')).toEqual({
    kind: 'video',
    src: '/api/v1/files/ab.mp4',
  });
  expect(playbackOf('/summary_detail/3')).toEqual({ kind: 'page', href: '/summary_detail/3' });
  expect(playbackOf('https://films.example/3')).toEqual({
    kind: 'away',
    href: 'https://films.example/3',
  });
  // Not a path of ours, although it starts with a slash.
  expect(playbackOf('//films.example/3').kind).toBe('away');
});
