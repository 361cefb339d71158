import { describe, expect, it, vi } from 'vitest';
import { ShortMemory } from './ShortMemory.ts';

const memory = (maxEntries = 10) =>
  new ShortMemory<string>({
    maxAgeMs: 5000,
    maxEntries,
    maxCharacters: 100,
    charactersOf: (value) => value.length,
    mayKeep: (value) => value !== 'private',
  });

const maker = (value = 'made') => vi.fn<() => Promise<string>>(async () => value);

describe('a short memory', () => {
  it('returns a value until it is too old, in either direction of time', async () => {
    const kept = memory();
    const make = maker();
    await kept.get('a', 0, make);
    await kept.get('a', 4999, make);
    expect(make).toHaveBeenCalledTimes(1);
    await kept.get('a', 5000, make);
    expect(make).toHaveBeenCalledTimes(2);
    await kept.get('a', 0, make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('makes one value for a rush', async () => {
    const kept = memory();
    const make = maker();
    await Promise.all(Array.from({ length: 20 }, () => kept.get('a', 0, make)));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps neither failures nor values that must not be shared', async () => {
    const kept = memory();
    const fail = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('away')));
    await expect(kept.get('a', 0, fail)).rejects.toThrow('away');
    const make = maker('private');
    await kept.get('a', 0, make);
    await kept.get('a', 0, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('drops the oldest values when there are too many or they are too large', async () => {
    const kept = memory(2);
    await kept.get('a', 0, maker());
    await kept.get('b', 0, maker());
    await kept.get('c', 0, maker());
    const again = maker();
    await kept.get('a', 0, again);
    expect(again).toHaveBeenCalledTimes(1);
    await kept.get('d', 0, maker('x'.repeat(101)));
    const large = maker();
    await kept.get('d', 0, large);
    expect(large).toHaveBeenCalledTimes(1);
  });
});
