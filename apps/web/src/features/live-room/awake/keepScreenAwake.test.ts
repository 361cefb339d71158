import { expect, it } from 'vitest';
import { keepScreenAwake } from './keepScreenAwake.ts';

/** Makes a page and its screen; locks are released when the page is hidden, as in browsers. */
function fakeBrowser() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  let isRefusing = false;
  let visibility: DocumentVisibilityState = 'visible';
  const page = Object.defineProperty(new EventTarget(), 'visibilityState', {
    get: () => visibility,
  }) as Document;
  const wakeLock = {
    request: async () => {
      if (isRefusing) throw new DOMException('Battery saver', 'NotAllowedError');
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock as unknown as WakeLockSentinel;
    },
  };
  const show = (visibilityState: DocumentVisibilityState): void => {
    visibility = visibilityState;
    if (visibilityState === 'hidden') for (const lock of locks) lock.released = true;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    page,
    wakeLock,
    show,
    refuse: (refuses: boolean) => void (isRefusing = refuses),
    isAwake: () => locks.some(({ released }) => !released),
    requests: () => locks.length,
  };
}

it('keeps the screen on until it is released', async () => {
  const browser = fakeBrowser();
  const letGo = keepScreenAwake(browser);
  await expect.poll(browser.isAwake).toBe(true);
  letGo();
  expect(browser.isAwake()).toBe(false);
});

it('requests the lock again when a hidden page is back in sight', async () => {
  const browser = fakeBrowser();
  const letGo = keepScreenAwake(browser);
  await expect.poll(browser.isAwake).toBe(true);
  browser.show('hidden');
  expect(browser.isAwake()).toBe(false);
  browser.show('visible');
  await expect.poll(browser.isAwake).toBe(true);
  expect(browser.requests()).toBe(2);
  letGo();
  browser.show('visible');
  expect(browser.isAwake()).toBe(false);
});

it('waits for a page that opens hidden, and holds only one lock', async () => {
  const browser = fakeBrowser();
  browser.show('hidden');
  const letGo = keepScreenAwake(browser);
  expect(browser.requests()).toBe(0);
  browser.show('visible');
  browser.show('visible');
  await expect.poll(browser.isAwake).toBe(true);
  browser.show('visible');
  expect(browser.requests()).toBe(1);
  letGo();
});

it('releases a lock that is granted after the user has left', async () => {
  const browser = fakeBrowser();
  keepScreenAwake(browser)();
  await expect.poll(browser.requests).toBe(1);
  await expect.poll(browser.isAwake).toBe(false);
});

it('does without a refused lock, and requests it again when the page is back', async () => {
  const browser = fakeBrowser();
  browser.refuse(true);
  const letGo = keepScreenAwake(browser);
  browser.refuse(false);
  browser.show('hidden');
  await expect.poll(browser.isAwake).toBe(false);
  browser.show('visible');
  await expect.poll(browser.isAwake).toBe(true);
  letGo();
});

it('does nothing in a browser that cannot keep a screen on', () => {
  const { page } = fakeBrowser();
  expect(() => keepScreenAwake({ page, wakeLock: undefined })()).not.toThrow();
});
