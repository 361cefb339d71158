// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { testServices } from '../../app/testServices.ts';
import { useCopy } from './useCopy.ts';

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Copies `R2026090301` with this clipboard. Returns the texts marked as copied and the messages shown. */
async function copied(writeText: () => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const services = await testServices(() => Promise.resolve({}));
  const show = vi.spyOn(services.toasts, 'show').mockImplementation(() => undefined);
  const marked = vi.fn();
  function Page() {
    const copy = useCopy(marked);
    return <button onClick={() => copy('R2026090301')}>Copy</button>;
  }
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <Page />
      </App>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  return { marked: marked.mock.calls, messages: show.mock.calls.map(([{ text }]) => text) };
}

it('shows and marks a copied value [PAY-60]', async () => {
  expect(await copied(() => Promise.resolve())).toEqual({
    marked: [['R2026090301']],
    messages: ['Copied'],
  });
});

it('reports a refused clipboard, and marks nothing [PAY-60]', async () => {
  const { marked, messages } = await copied(() => Promise.reject(new DOMException('denied')));
  expect(marked).toEqual([]);
  expect(messages).toEqual(['Couldn’t copy. Select it and copy it manually.']);
});
