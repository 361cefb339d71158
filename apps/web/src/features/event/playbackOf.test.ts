import { expect, it } from 'vitest';
import { playbackOf } from './playbackOf.ts';

it('EVT-31 a film of ours is played here, a page of ours is opened here, and another site in a tab of its own', () => {
  expect(playbackOf('/api/v1/files/ab.mp4')).toEqual({
    kind: 'film',
    src: '/api/v1/files/ab.mp4',
  });
  expect(playbackOf('/summary_detail/3')).toEqual({ kind: 'page', href: '/summary_detail/3' });
  expect(playbackOf('https://films.example/3')).toEqual({
    kind: 'away',
    href: 'https://films.example/3',
  });
  // No path of ours, whatever it begins with.
  expect(playbackOf('//films.example/3').kind).toBe('away');
});
