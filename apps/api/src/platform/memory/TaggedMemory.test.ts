import { describe, expect, it, vi } from 'vitest';
import { TaggedMemory } from './TaggedMemory.ts';
import type { Making } from './TaggedMemory.ts';

const memory = (maxEntries = 10) =>
  new TaggedMemory<string>({
    maxAgeMs: () => 5000,
    maxEntries,
    maxCharacters: 100,
    charactersOf: (value) => value.length,
    mayKeep: (value) => value !== 'private',
  });

const maker = (value = 'made') => vi.fn<() => Promise<string>>(async () => value);

describe('a tagged memory', () => {
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

  it('drops the values with a tag and keeps the others', async () => {
    const kept = memory();
    const make = vi.fn<(making: Making) => Promise<string>>(async ({ tag }) => {
      tag('Article');
      tag('profile');
      return 'made';
    });
    const other = vi.fn<(making: Making) => Promise<string>>(async ({ tag }) => {
      tag('Event');
      return 'other';
    });
    await kept.get('a', 0, make);
    await kept.get('b', 0, other);
    kept.drop('profile');
    await kept.get('a', 0, make);
    await kept.get('b', 0, other);
    expect([make.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
    kept.drop('unknown');
    kept.clear();
    await kept.get('b', 0, other);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('keeps no value whose tag is dropped while it is made, and makes a new one beside it', async () => {
    const kept = memory();
    const first = Promise.withResolvers<string>();
    const old = kept.get('a', 0, ({ tag }) => {
      tag('Article');
      return first.promise;
    });
    kept.drop('Article');
    const next = maker('new');
    expect(await kept.get('a', 0, next)).toBe('new');
    first.resolve('old');
    expect(await old).toBe('old');
    expect(await kept.get('a', 0, next)).toBe('new');
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('keeps a value whose tag is dropped before the maker reads what it names', async () => {
    const kept = memory();
    const read = Promise.withResolvers<string>();
    const make = vi.fn<(making: Making) => Promise<string>>(async ({ tag }) => {
      await read.promise;
      tag('Article');
      return 'made';
    });
    const making = kept.get('a', 0, make);
    kept.drop('Article');
    read.resolve('');
    await making;
    await kept.get('a', 0, make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('ends the life of a value early by its maker or by a fading tag', async () => {
    const kept = memory();
    const short = vi.fn<(making: Making) => Promise<string>>(async ({ limitAge }) => {
      limitAge(1000);
      return 'short';
    });
    await kept.get('a', 0, short);
    await kept.get('a', 999, short);
    expect(short).toHaveBeenCalledTimes(1);
    await kept.get('a', 1000, short);
    expect(short).toHaveBeenCalledTimes(2);
    const tagged = vi.fn<(making: Making) => Promise<string>>(async ({ tag }) => {
      tag('Article');
      return 'tagged';
    });
    await kept.get('b', 0, tagged);
    kept.fade('Article', 500, 1000);
    kept.fade('Article', 900, 1000);
    await kept.get('b', 1499, tagged);
    expect(tagged).toHaveBeenCalledTimes(1);
    await kept.get('b', 1500, tagged);
    expect(tagged).toHaveBeenCalledTimes(2);
  });
});
