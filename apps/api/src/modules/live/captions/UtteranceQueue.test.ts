import { expect, it } from 'vitest';
import { UtteranceQueue } from './UtteranceQueue.ts';

const SECOND_BYTES = 32_000;

function waiting() {
  const begun: string[] = [];
  const dropped: string[] = [];
  const ends = new Map<string, () => void>();
  const nameOf = ({ uid, second }: { uid: number; second: number }): string => `${uid}-${second}`;
  const queue = new UtteranceQueue(
    (utterance) => {
      begun.push(nameOf(utterance));
      return new Promise((resolve) => ends.set(nameOf(utterance), resolve));
    },
    (utterance) => dropped.push(nameOf(utterance)),
  );
  const put = (uid: number, second: number, seconds = 1): void =>
    queue.put({ uid, second, spokenAt: second, samples: Buffer.alloc(seconds * SECOND_BYTES) });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, dropped, queue, put, end };
}

it('processes one speaker in order, two at once, and a third when one is done', async () => {
  const { begun, put, end } = waiting();
  put(1, 0);
  put(1, 1);
  put(2, 2);
  put(3, 3);
  expect(begun).toEqual(['1-0', '2-2']);
  await end('2-2');
  expect(begun).toEqual(['1-0', '2-2', '3-3']);
  await end('1-0');
  expect(begun).toEqual(['1-0', '2-2', '3-3', '1-1']);
});

it('drops the oldest speech when more than a minute waits', async () => {
  const { begun, dropped, put, end } = waiting();
  for (let second = 0; second <= 84; second += 12) put(1, second, 12);
  expect(dropped).toEqual(['1-12', '1-24']);
  await end('1-0');
  expect(begun).toEqual(['1-0', '1-36']);
});

it('skips cleared speech, and settles when the last transcription is done', async () => {
  const { begun, queue, put, end } = waiting();
  put(1, 0);
  put(1, 1);
  queue.clear();
  let isSettled = false;
  const settled = queue.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  await end('1-0');
  await settled;
  expect(begun).toEqual(['1-0']);
});
