import { expect, test, vi } from 'vitest';
import { HeldPlayback } from './HeldPlayback.ts';

const refused = () => new DOMException('No press yet', 'NotAllowedError');
const source = {} as MediaStream;

test('LHST-22 a press plays everything that was held back, once', async () => {
  const held = new HeldPlayback();
  const play = vi.fn(() => Promise.resolve());
  held.hold({ play, srcObject: source });
  held.hold({ play, srcObject: source });
  await held.release();
  await held.release();
  expect(play).toHaveBeenCalledTimes(2);
});

test('LHST-22 what has left since is not played', async () => {
  const held = new HeldPlayback();
  const play = vi.fn(() => new Promise<void>(() => undefined));
  held.hold({ play, srcObject: null });
  await held.release();
  expect(play).not.toHaveBeenCalled();
});

test('LHST-22 what the browser refuses once more waits for the next press', async () => {
  const held = new HeldPlayback();
  const play = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused());
  held.hold({ play, srcObject: source });
  await expect(held.release()).rejects.toMatchObject({ code: 'permission-denied' });
  await held.release();
  expect(play).toHaveBeenCalledTimes(2);
});
