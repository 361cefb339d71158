import { expect, test, vi } from 'vitest';
import { HeldPlayback } from './HeldPlayback.ts';

const refused = () => new DOMException('No press yet', 'NotAllowedError');
const source = {} as MediaStream;

test('plays everything held back, once, after a click [LHST-22]', async () => {
  const held = new HeldPlayback();
  const play = vi.fn(() => Promise.resolve());
  held.hold({ play, srcObject: source });
  held.hold({ play, srcObject: source });
  await held.release();
  await held.release();
  expect(play).toHaveBeenCalledTimes(2);
});

test('skips elements detached meanwhile [LHST-22]', async () => {
  const held = new HeldPlayback();
  const play = vi.fn(() => new Promise<void>(() => undefined));
  held.hold({ play, srcObject: null });
  await held.release();
  expect(play).not.toHaveBeenCalled();
});

test('keeps elements the browser refuses again for the next click [LHST-22]', async () => {
  const held = new HeldPlayback();
  const play = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused());
  held.hold({ play, srcObject: source });
  await expect(held.release()).rejects.toMatchObject({ code: 'permission-denied' });
  await held.release();
  expect(play).toHaveBeenCalledTimes(2);
});
