import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldWrites, HOLD_MS } from './HeldWrites.ts';
import type { HeldLine } from './HeldWrites.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A line, and what left the process in one piece each time. */
function makeLine(): { line: HeldLine; pieces: string[] } {
  const pieces: string[] = [];
  let corked: string[] | undefined;
  const line: HeldLine = {
    window: 0,
    stream: {
      write: (frame: Buffer) => {
        if (corked) corked.push(frame.toString());
        else pieces.push(frame.toString());
        return true;
      },
      cork: () => {
        corked = [];
      },
      uncork: () => {
        pieces.push((corked ?? []).join('+'));
        corked = undefined;
      },
    },
  };
  return { line, pieces };
}

it('one message goes at once to everybody', () => {
  const writes = new HeldWrites(() => true);
  const all = [makeLine(), makeLine()];
  for (const { line } of all) writes.write(line, Buffer.from('a'));
  expect(all.map(({ pieces }) => pieces)).toEqual([['a'], ['a']]);
  vi.advanceTimersByTime(HOLD_MS);
  for (const { line } of all) writes.write(line, Buffer.from('b'));
  expect(all.map(({ pieces }) => pieces)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('ten a second go in four pieces, in their order', () => {
  const writes = new HeldWrites(() => true);
  const { line, pieces } = makeLine();
  for (const text of 'abcdefghij') {
    writes.write(line, Buffer.from(text));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(HOLD_MS);
  expect(pieces).toEqual(['a', 'b+c', 'd+e', 'f+g+h', 'i+j']);
});

it('what is for one alone takes what waits before it along', () => {
  const writes = new HeldWrites(() => true);
  const { line, pieces } = makeLine();
  writes.write(line, Buffer.from('a'));
  writes.write(line, Buffer.from('b'));
  writes.release(line);
  writes.release(line);
  expect(pieces).toEqual(['a', 'b']);
});

it('nothing runs while nothing is said', () => {
  const writes = new HeldWrites(() => true);
  const { line } = makeLine();
  writes.write(line, Buffer.from('a'));
  vi.advanceTimersByTime(HOLD_MS);
  expect(vi.getTimerCount()).toBe(0);
  writes.write(line, Buffer.from('b'));
  writes.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('where few listen nothing waits', () => {
  const writes = new HeldWrites(() => false);
  const { line, pieces } = makeLine();
  for (const text of 'abc') writes.write(line, Buffer.from(text));
  expect(pieces).toEqual(['a', 'b', 'c']);
  expect(vi.getTimerCount()).toBe(0);
});
