// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import type { SiteRouteName } from '@rostra/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { appRoutes } from '../../app/appRoutes.tsx';
import type { Services } from '../../app/Services.ts';
import { testServices } from '../../app/testServices.ts';
import { draftStore } from '../../forms/useDraft.ts';
import { emptyAccount } from './accountInput.ts';
import { emptySignUp } from './emptySignUp.ts';

// Screens' code is loaded and compiled on demand.
vi.setConfig({ testTimeout: 60_000 });

const noRows = { data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } };
const user = { id: 7, default_locale: 'zh-CN' };
const apiError = (status: number) =>
  new ApiError({ name: 'sessionMissing', code: 10_001, message: 'No session', status });

let root: Root;
/** The session's cookie is refused; otherwise the server is out of reach after the login. */
let failure = apiError(401);

const answer = (name: SiteRouteName): Promise<unknown> => {
  if (name === 'getUsersMe') return Promise.reject(failure);
  const isEntry = name === 'postUsersLogin' || name === 'postUsersSignup';
  return Promise.resolve(isEntry ? { data: { user } } : noRows);
};

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
  // React logs updates that come from code still loading.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  failure = apiError(401);
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string) {
  const services = await testServices(answer);
  const router = createMemoryRouter(appRoutes(services, false), { initialEntries: [path] });
  await act(async () =>
    root.render(
      <App services={services} filled={{}}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  await expect.poll(() => document.querySelector('main form')).not.toBeNull();
  return { services, router };
}

async function type(kind: string, text: string, at = 0): Promise<void> {
  const input = document.querySelectorAll<HTMLInputElement>(`main form input${kind}`)[at];
  await act(async () => {
    // React remembers values it set itself, and takes a reader's input from the prototype's setter.
    if (input) Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const submit = () =>
  act(async () => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
const alert = (): string => document.querySelector('main form [role=alert]')?.textContent ?? '';

function expectVisitorInEnglish(services: Services): void {
  expect(services.session.get().user).toBeNull();
  expect(services.language.get().locale).toBe('en');
  expect(document.documentElement.lang).toBe('en');
}

function keepLogin(): void {
  const email = 'grace@example.com';
  draftStore.write('login', { ...emptyAccount, method: 'password', email, isAgreed: true });
}

it('shows that cookies are blocked after a login, and keeps language and form [AUTH-22]', async () => {
  keepLogin();
  const { services, router } = await open('/login');
  await type('[type=password]', 'Plover91x');
  await submit();
  await expect.poll(alert).toContain('Your browser blocks cookies');
  expect(alert()).toContain('Allow cookies for localhost:3000');
  expectVisitorInEnglish(services);
  expect(router.state.location.pathname).toBe('/login');
  expect(document.querySelector<HTMLInputElement>('main [name=email]')?.value).toBe(
    'grace@example.com',
  );
});

it('logs in when the server is not reached after the login [AUTH-22]', async () => {
  failure = apiError(0);
  keepLogin();
  const { services } = await open('/login');
  await type('[type=password]', 'Plover91x');
  await submit();
  await expect.poll(() => services.session.get().user?.id).toBe(7);
  await expect.poll(() => services.language.get().locale).toBe('zh-CN');
});

it('leads from a sign-up to the login form with the message [AUTH-06]', async () => {
  draftStore.write('signup', {
    ...emptySignUp,
    kind: 'email',
    email: 'grace@example.com',
    cardUrl: '/api/v1/files/1',
    isAgreed: true,
  });
  const { services, router } = await open('/signup');
  await type('[name=code]', '123456');
  await type('[type=password]', 'Plover91x');
  await type('[type=password]', 'Plover91x', 1);
  await submit();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.poll(alert).toContain('Your browser blocks cookies');
  expectVisitorInEnglish(services);
});
