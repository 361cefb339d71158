// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useApi } from '../data/useApi.ts';
import { App } from './App.tsx';
import { appRoutes } from './appRoutes.tsx';
import { setBuildVersion } from './bareCall.ts';
import { testServices } from './testServices.ts';
import type { TestCalls } from './testServices.ts';

/** The code of the events' screen cannot be brought. */
vi.mock(import('../navigation/builtScreens.ts'), async (original) => {
  const real = await original();
  const failing = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/events.js'));
  return { ...real, loadRoute: (id) => (id === 'events' ? failing : real.loadRoute(id)) };
});

// Screens' code is brought and compiled on the way.
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
  // React tells of every error that a boundary caught: this is what the tests bring about.
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

/** The whole site at an address, over these calls. */
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

/** Looks again until it is so: code and data come in their own time. */
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

it('ERR-49 a screen that breaks shows a panel inside the shell, and is reported', async () => {
  // Rows that break every promise of the contract.
  await open('/research', () => Promise.resolve({ ...noRows, data: [{ id: 1 }] }));
  await soon(() => expect(alert()).toContain('This page did not load'));
  expect(document.querySelector('header')).not.toBeNull();
  expect(document.querySelector('footer')).not.toBeNull();
  await soon(() => expect(reports).not.toEqual([]));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^\/api\/v1\/client_errors /);
  expect(reports[0]).toContain('"version":"1.0.0"');
});

it('ERR-08 a screen whose data does not come says request timeout, and comes when asked again', async () => {
  let isAway = true;
  await open('/research', () => (isAway ? Promise.reject(away) : Promise.resolve(noRows)));
  await soon(() => expect(alert()).toContain('request timeout'));
  expect(document.querySelector('header')).not.toBeNull();
  isAway = false;
  await press();
  await soon(() => expect(document.querySelector('main [role=alert]')).toBeNull());
  expect(reports).toEqual([]);
});

it('ERR-08 a screen whose code does not come says so in the shell, and trying again does not leave it', async () => {
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

it('ERR-02 ERR-03 a list that fails is empty, a single thing is none', async () => {
  const services = await testServices(() => Promise.reject(away));
  function Both() {
    const list = useApi('getArticles', { query: {} }, { silent: true });
    const one = useApi('getArticle', { params: { id: 1 } });
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
