import { expect, it } from 'vitest';
import { makeToaster } from './makeToaster.ts';
// Loaded beforehand, so that the test waits for no file.
import './toastParts.ts';

it('UI-10 the first message brings what shows it; the same one again is counted', async () => {
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
      if (store.toasts()[0]?.count === 2) resolve();
    });
  });
  expect(store?.toasts()).toMatchObject([{ texts: ['request timeout'], tone: 'danger', count: 2 }]);
});
