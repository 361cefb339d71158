import { describe, expect, it } from 'vitest';
import { BEFORE_HEARING, hear } from './hearing.ts';

const after = (levels: readonly number[]) => levels.reduce(hear, BEFORE_HEARING).voice;
const quiet = (count: number): number[] => Array.from({ length: count }, () => 0.03);

describe('the verdict on a microphone measured every 300 ms [LMED-12]', () => {
  it('waits for a voice at first', () => {
    expect(after([])).toBe('waiting');
    expect(after(quiet(9))).toBe('waiting');
  });

  it('reports silence after 3 s without a voice', () => {
    expect(after(quiet(10))).toBe('silent');
  });

  it('reports a voice from its first sound, however late', () => {
    expect(after([0.08])).toBe('heard');
    expect(after([...quiet(30), 0.4])).toBe('heard');
  });

  it('keeps reporting a voice once heard', () => {
    expect(after([0.4, ...quiet(30)])).toBe('heard');
  });
});
