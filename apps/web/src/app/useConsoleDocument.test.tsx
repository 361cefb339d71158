// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConsoleDocument } from './useConsoleDocument.ts';

let root: Root;
const replace = vi.fn<(path: string) => void>();

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  replace.mockReset();
  vi.stubGlobal('location', { pathname: '/login', replace });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Draws the missing screen's decision at an address, in a document loaded with another one. */
async function decisionAt(path: string, loadedWith: string): Promise<string | null> {
  vi.stubGlobal('performance', {
    ...performance,
    now: () => 0,
    getEntriesByType: () => [{ name: `https://rostra.test${loadedWith}` }],
  });
  const Decision = () => <p>{useConsoleDocument() ? 'leaves' : 'stays'}</p>;
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <Decision />
      </MemoryRouter>,
    ),
  );
  return document.querySelector('p')?.textContent ?? null;
}

it.each(['/staff/a?b=c', '/management'])('loads %s after login as a document', async (path) => {
  expect(await decisionAt(path, `/login?redirect=${encodeURIComponent(path)}`)).toBe('leaves');
  expect(replace.mock.calls).toEqual([[path]]);
});

it.each([
  ['/staff', '/staff'],
  ['/no/such', '/search'],
])('shows the missing page at %s in a document loaded with %s', async (path, loadedWith) => {
  expect(await decisionAt(path, loadedWith)).toBe('stays');
  expect(replace).not.toHaveBeenCalled();
});
