// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { appRoutes } from '../../app/appRoutes.tsx';
import { testServices } from '../../app/testServices.ts';

// Screens' code is loaded and compiled on demand.
vi.setConfig({ testTimeout: 60_000 });

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const noRows = { data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } };

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(refuse);
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  // React logs updates that come from code still loading.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  Reflect.deleteProperty(document, 'cookie');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(['/login', '/signup', '/forgotPassword'])(
  'shows the form of %s when the browser blocks site data [AUTH-01]',
  async (path) => {
    const services = await testServices(() => Promise.resolve(noRows));
    const router = createMemoryRouter(appRoutes(services, false), { initialEntries: [path] });
    await act(async () =>
      root.render(
        <App services={services} filled={{}}>
          <RouterProvider router={router} />
        </App>,
      ),
    );
    await expect
      .poll(() => document.querySelector('main form input[name=email]'))
      .toBeInstanceOf(HTMLInputElement);
  },
);
