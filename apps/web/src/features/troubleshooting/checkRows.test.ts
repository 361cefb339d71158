import { NOT_CHECKED } from '@rostra/live-core/check';
import type { MediaCheckState } from '@rostra/live-core/check';
import { expect, it } from 'vitest';
import { liveTextOf } from '../live-room/liveTextOf.ts';
import { checkRows } from './checkRows.ts';
import type { SpeakerTest } from './checkRows.ts';

const t = await liveTextOf('en');
const rows = (steps: Partial<MediaCheckState['steps']>, rest: Partial<MediaCheckState> = {}) =>
  checkRows(t, { ...NOT_CHECKED, ...rest, steps: { ...NOT_CHECKED.steps, ...steps } }, 'waiting');
const textOf = (list: ReturnType<typeof rows>, kind: string) =>
  list.find((row) => row.kind === kind)?.text;

it('reports all five checks, with the measured network values as numbers [FND-31]', () => {
  const line = {
    joinMs: 180.4,
    roundTripMs: 31.2,
    sent: { kbps: 812.4, lost: 0 },
    received: {
      kbps: 805.9,
      lost: 0.0123,
      video: { width: 640, height: 360, framesPerSecond: 14.8 },
    },
  };
  const list = rows({ network: { state: 'passed' } }, { line });
  expect(list.map(({ kind }) => kind)).toEqual([
    'browser',
    'camera',
    'microphone',
    'speaker',
    'network',
  ]);
  const text = textOf(list, 'network') ?? '';
  for (const figure of ['180 ms', '31 ms', '812 kbit/s', '806 kbit/s', '1.2%', '640 × 360'])
    expect(text).toContain(figure);
});

it.each([
  [{ camera: { state: 'failed', problem: 'permission-denied' } }, 'camera', /allow the camera/],
  [{ camera: { state: 'failed', problem: 'device-not-found' } }, 'camera', /turn on a camera/],
  [{ microphone: { state: 'unsure', problem: 'silent' } }, 'microphone', /hear anything/],
  [{ browser: { state: 'failed', problem: 'unsupported' } }, 'browser', /doesn’t support/],
  [{ network: { state: 'failed', problem: 'network' } }, 'network', /Couldn’t reach/],
  [{ network: { state: 'failed', problem: 'refused' } }, 'network', /few minutes/],
  [{ network: { state: 'failed', problem: 'not-returned' } }, 'network', /didn’t come back/],
  [{ network: { state: 'unsure', problem: 'poor' } }, 'network', /Close other apps/],
] as const)('shows advice for a failed check, %# [FND-31]', (steps, kind, advice) => {
  expect(textOf(rows(steps), kind)).toMatch(advice);
});

it('leaves the speaker check to the reader’s judgment [FND-31]', () => {
  const states = (
    ['waiting', 'playing', 'asking', 'heard', 'unheard', 'mute'] as SpeakerTest[]
  ).map(
    (speaker) => checkRows(t, NOT_CHECKED, speaker).find(({ kind }) => kind === 'speaker')?.state,
  );
  expect(states).toEqual(['waiting', 'running', 'running', 'passed', 'failed', 'failed']);
});
