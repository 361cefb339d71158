import { expect, it } from 'vitest';
import { FRAME_SAMPLES } from './g711.ts';
import { promptFrames } from './prompts.ts';
import type { PromptName } from './prompts.ts';

const NAMES: readonly PromptName[] = ['password', 'wrong', 'welcome', 'closed', 'refused'];

it.each(NAMES)('%s is whole frames of sound that do not run over', (name) => {
  const frames = promptFrames(name);
  expect(frames.every(({ length }) => length === FRAME_SAMPLES)).toBe(true);
  const samples = frames.flatMap((frame) => [...frame]);
  expect(Math.max(...samples)).toBeGreaterThan(3000);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(6000);
});

it('sounds otherwise for each thing that is said [LDIA-52]', () => {
  const all = NAMES.map((name) =>
    promptFrames(name)
      .flatMap((frame) => [...frame])
      .join(' '),
  );
  expect(new Set(all).size).toBe(NAMES.length);
});

it('is over within three seconds: nobody waits for the end of a prompt', () => {
  for (const name of NAMES) expect(promptFrames(name).length).toBeLessThanOrEqual(150);
});

it('comes and goes without a click', () => {
  const samples = promptFrames('welcome').flatMap((frame) => [...frame]);
  expect(samples[0]).toBe(0);
  expect(Math.abs((samples[1] ?? 0) - (samples[0] ?? 0))).toBeLessThan(200);
});
