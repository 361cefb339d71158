import { expect, it } from 'vitest';
import { FRAME_SAMPLES } from './g711.ts';
import { promptFrames } from './prompts.ts';
import type { PromptName } from './prompts.ts';

const NAMES: readonly PromptName[] = ['password', 'wrong', 'welcome', 'closed', 'refused'];

it.each(NAMES)('makes %s of whole frames without overflow', (name) => {
  const frames = promptFrames(name);
  expect(frames.every(({ length }) => length === FRAME_SAMPLES)).toBe(true);
  const samples = frames.flatMap((frame) => [...frame]);
  expect(Math.max(...samples)).toBeGreaterThan(3000);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(6000);
});

it('sounds different for each prompt [LDIA-52]', () => {
  const all = NAMES.map((name) =>
    promptFrames(name)
      .flatMap((frame) => [...frame])
      .join(' '),
  );
  expect(new Set(all).size).toBe(NAMES.length);
});

it('keeps every prompt within three seconds', () => {
  for (const name of NAMES) expect(promptFrames(name).length).toBeLessThanOrEqual(150);
});

it('fades in and out without a click', () => {
  const samples = promptFrames('welcome').flatMap((frame) => [...frame]);
  expect(samples[0]).toBe(0);
  expect(Math.abs((samples[1] ?? 0) - (samples[0] ?? 0))).toBeLessThan(200);
});
