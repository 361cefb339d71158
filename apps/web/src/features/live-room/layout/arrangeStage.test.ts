import type { LiveRole } from '@rostra/contract/live';
import type { StageTile } from '@rostra/live-core';
import { expect, it } from 'vitest';
import { arrangeStage, DOCUMENT } from './arrangeStage.ts';
import type { Stage } from './arrangeStage.ts';

const tile = (uid: number, role: LiveRole, more: Partial<StageTile> = {}) =>
  ({ uid, kind: 'camera', isMe: false, member: { uid, role }, ...more }) as StageTile;

const HOST = tile(1, 'broadcaster');
const ME = tile(2, 'expert', { isMe: true });
const EXPERT = tile(3, 'expert');
const SCREEN = tile(1003, 'expert', { kind: 'screen' });

const stage = (more: Partial<Stage> = {}): Stage => ({
  tiles: [HOST, ME, EXPERT],
  spotlight: null,
  hasDocument: false,
  layout: 'grid',
  speaker: null,
  ...more,
});

it('shows equal tiles in a grid, except for a large presentation [LHST-13, LMED-15]', () => {
  expect(arrangeStage(stage())).toEqual({ ids: ['1', '2', '3'], large: null });
  expect(arrangeStage(stage({ spotlight: 3 })).large).toBe('3');
  expect(arrangeStage(stage({ spotlight: 3, hasDocument: true }))).toEqual({
    ids: [DOCUMENT, '1', '2', '3'],
    large: DOCUMENT,
  });
  const tiles = [HOST, ME, SCREEN, EXPERT];
  expect(arrangeStage(stage({ tiles })).large).toBe('1003');
  expect(arrangeStage(stage({ tiles, hasDocument: true })).large).toBe('1003');
  // The host has put the member in the spotlight since.
  expect(arrangeStage(stage({ tiles, spotlight: 1 })).large).toBe('1');
});

it('enlarges the active speaker, else the host; never oneself, nor over a presentation [LHST-17]', () => {
  const spoken = stage({ layout: 'speaker', speaker: 3 });
  expect(arrangeStage(spoken)).toEqual({ ids: ['1', '2', '3'], large: '3' });
  expect(arrangeStage({ ...spoken, speaker: 2 }).large).toBe('1');
  expect(arrangeStage({ ...spoken, speaker: null }).large).toBe('1');
  expect(arrangeStage({ ...spoken, spotlight: 1 }).large).toBe('1');
  expect(arrangeStage({ ...spoken, hasDocument: true }).large).toBe(DOCUMENT);
  expect(arrangeStage({ ...spoken, tiles: [ME] }).large).toBe('2');
  expect(arrangeStage({ ...spoken, tiles: [] })).toEqual({ ids: [], large: null });
});

it('shows only what is presented in a presentation, with the speaker beside it [LHST-17]', () => {
  const tiles = [HOST, ME, SCREEN, EXPERT];
  const shown = stage({ layout: 'presentation', tiles, speaker: 3 });
  expect(arrangeStage(shown)).toEqual({ ids: ['1003', '3'], large: '1003' });
  expect(arrangeStage({ ...shown, speaker: null })).toEqual({ ids: ['1', '1003'], large: '1003' });
  // Without a presentation everyone sees the same member, even that member.
  expect(arrangeStage(stage({ layout: 'presentation' }))).toEqual({ ids: ['1'], large: '1' });
  const host = tile(1, 'broadcaster', { isMe: true });
  const seenByHost = stage({ layout: 'presentation', tiles: [host, EXPERT] });
  expect(arrangeStage(seenByHost)).toEqual({ ids: ['1'], large: '1' });
});
