import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldWrites, HOLD_MS } from './HeldWrites.ts';
import type { HeldConnection } from './HeldWrites.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A connection, and the pieces in which its data left the process. */
function makeLine(): { line: HeldConnection; pieces: string[] } {
  const pieces: string[] = [];
  let corked: string[] | undefined;
  const line: HeldConnection = {
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

it('sends one message to everyone at once', () => {
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

it('sends ten a second in four pieces, in their order', () => {
  const writes = new HeldWrites(() => true);
  const { line, pieces } = makeLine();
  for (const text of 'abcdefghij') {
    writes.write(line, Buffer.from(text));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(HOLD_MS);
  expect(pieces).toEqual(['a', 'b+c', 'd+e', 'f+g+h', 'i+j']);
});

it('sends waiting data along with a message for one member', () => {
  const writes = new HeldWrites(() => true);
  const { line, pieces } = makeLine();
  writes.write(line, Buffer.from('a'));
  writes.write(line, Buffer.from('b'));
  writes.release(line);
  writes.release(line);
  expect(pieces).toEqual(['a', 'b']);
});

it('runs no timer without messages', () => {
  const writes = new HeldWrites(() => true);
  const { line } = makeLine();
  writes.write(line, Buffer.from('a'));
  vi.advanceTimersByTime(HOLD_MS);
  expect(vi.getTimerCount()).toBe(0);
  writes.write(line, Buffer.from('b'));
  writes.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('holds nothing back for a small audience', () => {
  const writes = new HeldWrites(() => false);
  const { line, pieces } = makeLine();
  for (const text of 'abc') writes.write(line, Buffer.from(text));
  expect(pieces).toEqual(['a', 'b', 'c']);
  expect(vi.getTimerCount()).toBe(0);
});
