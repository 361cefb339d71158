// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuery } from '../data/useQuery.ts';
import { App } from './App.tsx';
import { appRoutes } from './appRoutes.tsx';
import { setBuildVersion } from './bareCall.ts';
import { testServices } from './testServices.ts';
import type { TestCalls } from './testServices.ts';

/** Makes the code of the events screen fail to load. */
vi.mock(import('../navigation/builtScreens.ts'), async (original) => {
  const real = await original();
  const failing = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/events.js'));
  return { ...real, loadRoute: (id) => (id === 'events' ? failing : real.loadRoute(id)) };
});

// Screens' code is loaded and compiled on demand.
vi.setConfig({ testTimeout: 60_000 });

const away = new ApiError({
  name: 'requestTimeout',
  code: 0,
  message: 'request timeout',
  status: 0,
});
const noRows = { data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } };

let root: Root;
const reports: string[] = [];

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  reports.length = 0;
  const { cache } = SWRConfig.defaultValue;
  for (const key of cache.keys()) cache.delete(key);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    reports.push(`${address} ${body}`);
    return Response.json({});
  });
  // React logs every error caught by a boundary; these tests cause them on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the whole site at an address, over these calls. */
async function open(path: string, calls: TestCalls): Promise<void> {
  setBuildVersion('1.0.0');
  const services = await testServices(calls);
  const router = createMemoryRouter(appRoutes(services, false), { initialEntries: [path] });
  await act(async () => {
    root.render(
      <App services={services} filled={{}}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Retries until it succeeds: code and data arrive at their own pace. */
const soon = (look: () => void): Promise<void> =>
  expect
    .poll(() => {
      look();
      return true;
    })
    .toBe(true);

const alert = (): string => document.querySelector('main [role=alert]')?.textContent ?? '';
const press = () =>
  act(async () => document.querySelector<HTMLElement>('main [role=alert] button')?.click());

const text = (): string => document.body.textContent ?? '';

it('shows a panel inside the shell for a broken screen, and reports it [ERR-49]', async () => {
  // Rows that break the contract.
  await open('/research', () => Promise.resolve({ ...noRows, data: [{ id: 1 }] }));
  await soon(() => expect(alert()).toContain('This page didn’t load'));
  expect(document.querySelector('header')).not.toBeNull();
  expect(document.querySelector('footer')).not.toBeNull();
  await soon(() => expect(reports).not.toEqual([]));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^\/api\/v1\/client_errors /);
  expect(reports[0]).toContain('"version":"1.0.0"');
});

it('shows a request timeout for missing data, and the screen after a retry [ERR-08]', async () => {
  let isAway = true;
  await open('/research', () => (isAway ? Promise.reject(away) : Promise.resolve(noRows)));
  await soon(() => expect(alert()).toContain('request timeout'));
  expect(document.querySelector('header')).not.toBeNull();
  isAway = false;
  await press();
  await soon(() => expect(document.querySelector('main [role=alert]')).toBeNull());
  expect(reports).toEqual([]);
});

it('shows a request timeout in the shell for missing code, and keeps the shell on a retry [ERR-08]', async () => {
  await open('/events', () => Promise.resolve(noRows));
  await soon(() => expect(alert()).toContain('request timeout'));
  expect(document.querySelector('header')).not.toBeNull();
  const reaching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', reaching);
  await press();
  await soon(() => expect(text().match(/request timeout/g)?.length).toBeGreaterThan(1));
  expect(reaching).toHaveBeenCalledOnce();
  expect(reports).toEqual([]);
});

it('returns an empty list for a failed list, and nothing for a failed single item [ERR-02, ERR-03]', async () => {
  const services = await testServices(() => Promise.reject(away));
  function Both() {
    const list = useQuery('getArticles', { query: {} }, { silent: true });
    const one = useQuery('getArticle', { params: { id: 1 } });
    const seen = [list.data, one.data === undefined, list.error?.message, one.error?.message];
    return <p>{list.error && one.error ? JSON.stringify(seen) : ''}</p>;
  }
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <Both />
      </App>,
    ),
  );
  await soon(() => expect(text()).toContain('request timeout'));
  expect(text()).toBe('[[],true,"request timeout","request timeout"]');
});
