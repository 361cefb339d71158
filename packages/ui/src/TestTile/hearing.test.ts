import { describe, expect, it } from 'vitest';
import { BEFORE_HEARING, hear } from './hearing.ts';

const after = (levels: readonly number[]) => levels.reduce(hear, BEFORE_HEARING).voice;
const quiet = (count: number): number[] => Array.from({ length: count }, () => 0.03);

describe('LMED-12 what a microphone that is measured each 300 ms is found to do', () => {
  it('waits for a voice at first', () => {
    expect(after([])).toBe('waiting');
    expect(after(quiet(9))).toBe('waiting');
  });

  it('is silent after 3 s without a voice', () => {
    expect(after(quiet(10))).toBe('silent');
  });

  it('is heard from the first voice on, however late it comes', () => {
    expect(after([0.08])).toBe('heard');
    expect(after([...quiet(30), 0.4])).toBe('heard');
  });

  it('stays heard while its owner says nothing', () => {
    expect(after([0.4, ...quiet(30)])).toBe('heard');
  });
});
