// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { testServices } from '../../app/testServices.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useTopupUpdates } from './useTopupUpdates.ts';

let root: Root;
/** Number of requests by call, and the server's data. */
let requested: Record<string, number>;
let state: string;
let unread: number;
let isVisible: boolean;
/** Calls renewed besides the list. */
let refreshed: readonly string[];

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  [requested, state, unread, isVisible, refreshed] = [{}, 'pending', 0, true, []];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function History() {
  const list = useInfiniteQuery('getTopups', { query: {} });
  useTopupUpdates(list);
  const bell = useQuery('getNoticesUnreadCount', {});
  return (
    <>
      <p>{list.rows.map((row) => row.state).join()}</p>
      <button type="button" onClick={() => void bell.reload()}>
        Bell
      </button>
    </>
  );
}

async function show(): Promise<void> {
  const made = await testServices((name) => {
    requested[name] = (requested[name] ?? 0) + 1;
    if (name === 'getNoticesUnreadCount') return Promise.resolve({ data: { unread } });
    const meta = { page: 1, per_page: 25, total: 1, total_pages: 1 };
    return Promise.resolve({ data: [{ id: 4, state }], meta });
  });
  const refresh = (names: readonly string[] = []) => {
    refreshed = names;
    return Promise.resolve();
  };
  const services = { ...made, data: { ...made.data, refresh } };
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <History />
      </App>,
    ),
  );
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const seen = () => document.querySelector('p')?.textContent;

it('checks a pending top-up every 30 s until it is decided [PAY-61]', async () => {
  await show();
  const { getTopups: before = 0 } = requested;
  await wait(29_999);
  expect(requested['getTopups']).toBe(before);
  await wait(1);
  expect(requested['getTopups']).toBe(before + 1);
  expect(refreshed).toEqual([]);
  state = 'confirmed';
  await wait(30_000);
  expect(seen()).toBe('confirmed');
  expect(refreshed).toEqual(['getUsersCard', 'getNoticesUnreadCount']);
  await wait(300_000);
  expect(requested['getTopups']).toBe(before + 2);
});

it('checks nothing while the page is hidden, and at once on return [PAY-61]', async () => {
  await show();
  const { getTopups: before = 0 } = requested;
  isVisible = false;
  await wait(120_000);
  expect(requested['getTopups']).toBe(before);
  [isVisible, state] = [true, 'rejected'];
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(seen()).toBe('rejected');
});

it('requests at once when the bell shows another count [PAY-61, SOC-12]', async () => {
  await show();
  [state, unread] = ['confirmed', 1];
  await act(async () => document.querySelector('button')?.click());
  expect(seen()).toBe('confirmed');
});
