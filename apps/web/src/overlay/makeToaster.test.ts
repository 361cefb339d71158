import { expect, it } from 'vitest';
import { makeToaster } from './makeToaster.ts';
// Loaded beforehand, so that the test waits for no file.
import './toastParts.ts';

it('loads the component with the first message, and counts a repeated one [UI-10]', async () => {
  const toaster = makeToaster();
  toaster.show({ text: '' });
  expect(toaster.parts.get()).toBeNull();

  const brought = new Promise<void>((resolve) => void toaster.parts.subscribe(resolve));
  toaster.show({ tone: 'danger', text: 'request timeout' });
  toaster.show({ tone: 'danger', text: 'request timeout' });
  await brought;
  const store = toaster.parts.get()?.store;
  await new Promise<void>((resolve) => {
    store?.subscribe(() => {
      if (store.toasts()[0]?.messages[0]?.count === 2) resolve();
    });
  });
  expect(store?.toasts()).toMatchObject([
    { messages: [{ text: 'request timeout', count: 2 }], tone: 'danger' },
  ]);
});

it('shows a plain message without the network, and retries with the next one [ERR-08]', async () => {
  let isAway = true;
  const toaster = makeToaster(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return import('./toastParts.ts');
  });
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = toaster.plain.subscribe(() => {
        stop();
        resolve();
      });
    });
  const shown = changed();
  toaster.show({ tone: 'danger', text: 'request timeout' });
  await shown;
  expect(toaster.plain.get()).toBe('request timeout');
  expect(toaster.parts.get()).toBeNull();

  isAway = false;
  const gone = changed();
  toaster.show({ tone: 'danger', text: 'request timeout' });
  await gone;
  expect(toaster.plain.get()).toBeNull();
  expect(toaster.parts.get()?.store).toBeDefined();
});
