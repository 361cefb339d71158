import { expect, it } from 'vitest';
import { Turns } from './Turns.ts';

it('runs two at once and the others in order, skipping those that gave up', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const { signal } = new AbortController();
  const given = new AbortController();
  const take = (name: number, by: AbortSignal = signal): Promise<void> =>
    turns.take(by, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [take(1), take(2), take(3, given.signal), take(4)];
  expect(begun).toEqual([1, 2]);
  given.abort(new Error('gone'));
  await expect(all[2]).rejects.toThrow('gone');
  await expect(take(5, given.signal)).rejects.toThrow('gone');
  ends[0]?.();
  await all[0];
  expect(begun).toEqual([1, 2, 4]);
  for (const end of ends.slice(1)) end();
  await Promise.all([all[1], all[3]]);
  void take(6);
  expect(begun).toEqual([1, 2, 4, 6]);
});
