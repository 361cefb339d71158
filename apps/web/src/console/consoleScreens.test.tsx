// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import * as english from '@rostra/i18n/web/en/consoles';
import { LayoutGrid } from '@rostra/ui/icons';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../app/createStore.ts';
import { readCookie } from '../look/cookies.ts';
import { makeToaster } from '../overlay/makeToaster.ts';
import { consolePaths } from './consoleAreas.ts';
import type { ConsoleArea } from './consoleAreas.ts';
import { consoleLanguage } from './ConsoleLanguage.ts';
import { consoleRoutes } from './consoleRoutes.tsx';
import { ConsoleContext } from './ConsoleServices.ts';
import type { ConsoleServices } from './ConsoleServices.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

let root: Root;
const call = vi.fn<(name: string, input: object) => Promise<unknown>>();
const leave = vi.fn<(path: string) => void>();

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  call.mockReset().mockResolvedValue({ data: null });
  leave.mockReset();
});
afterEach(() => act(() => root.unmount()));

/** Draws a console for a user with these capabilities. */
async function draw(area: ConsoleArea, capabilities: string[], path?: string): Promise<void> {
  const { overview } = consolePaths[area];
  const services: ConsoleServices = {
    area,
    user: { id: 7, name: 'Grace', capabilities } as never,
    brand: 'Rostra',
    client: { call } as never,
    language: createStore(consoleLanguage('en', english)),
    scheme: createStore<'light' | 'dark' | null>(null),
    toasts: makeToaster(),
    leave,
  };
  const router = createMemoryRouter(
    consoleRoutes([
      { path: overview, name: 'consoles.overview', icon: LayoutGrid, Screen: OverviewScreen },
    ]),
    { initialEntries: [path ?? overview] },
  );
  await act(async () =>
    root.render(
      <ConsoleContext value={services}>
        <RouterProvider router={router} />
      </ConsoleContext>,
    ),
  );
}

const headings = () => [...document.querySelectorAll('h1')].map((each) => each.textContent);
const rights = () => [...document.querySelectorAll('main li')].map((each) => each.textContent);
const control = <Kind extends HTMLElement>(selector: string, name: RegExp): Kind => {
  const found = [...document.querySelectorAll<Kind>(selector)].find((each) =>
    name.test(each.textContent),
  );
  if (!found) throw new Error(`There is no ${selector} named ${String(name)}`);
  return found;
};
const press = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await vi.dynamicImportSettled();
  });
/** Waits for what follows a press by the router or by loaded code, outside of any `act`. */
async function settled(check: () => void): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(check);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

it.each([
  [
    'staff',
    ['camp_owner', 'staff:money', 'staff:review', 'staff:unknown'],
    [
      'Review content, set the visibility of articles, and cancel events',
      'Confirm top-ups, grant VIP trials, and refund payments',
    ],
  ],
  ['management', ['camp_owner', 'staff:money'], ['Organize events']],
] as const)('lists what capabilities allow in %s', async (area, capabilities, expected) => {
  await draw(area, [...capabilities]);
  expect(headings()).toEqual([area === 'staff' ? 'Staff console' : 'Event management']);
  expect(rights()).toEqual(expected);
  expect(document.title).toBe(`${headings()[0]} · Rostra`);
});

it('lists nothing for a capability without words, and no screen that does not exist', async () => {
  await draw('staff', ['staff:unknown']);
  expect(rights()).toEqual([]);
  expect(document.querySelector('main')?.textContent).toContain('no task here yet');
  const links = [...document.querySelectorAll('nav a')].map((each) => each.getAttribute('href'));
  expect(links).toEqual(['/staff']);
});

it('shows the missing screen inside the console', async () => {
  await draw('staff', ['staff:review'], '/staff/no-such');
  expect(headings()).toEqual(['Page not found']);
  await press(control('main a', /Overview/));
  await settled(() => expect(headings()).toEqual(['Staff console']));
});

it('changes the language in place, for the next page and in the account', async () => {
  await draw('staff', ['staff:review']);
  await press(control('button', /中文/));
  await settled(() => expect(headings()).toEqual(['工作人员后台']));
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.title).toBe('工作人员后台 · Rostra 讲坛');
  expect(readCookie('rostra_language')).toBe('zh-CN');
  await settled(() =>
    expect(call).toHaveBeenCalledWith('putUsersChangeLanguage', {
      body: { language: 'zh-CN' },
      silent: true,
    }),
  );
});

it('applies and keeps the color scheme', async () => {
  await draw('staff', ['staff:review']);
  const select = document.querySelector('select') as HTMLSelectElement;
  const choose = (value: string) =>
    act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('dark');
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  expect(readCookie('rostra_scheme')).toBe('dark');
  await choose('auto');
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
  expect(readCookie('rostra_scheme')).toBeUndefined();
});

it('leaves for the site once the session has ended, and stays if it has not', async () => {
  await draw('staff', ['staff:review']);
  call.mockRejectedValueOnce(
    new ApiError({ name: 'requestTimeout', code: 0, message: '', status: 0 }),
  );
  await press(control('button', /Log out/));
  expect(leave).not.toHaveBeenCalled();
  await press(control('button', /Log out/));
  expect(call.mock.calls.map(([name]) => name)).toEqual(['postUsersLogout', 'postUsersLogout']);
  expect(leave.mock.calls).toEqual([['/search']]);
});

it('loads a page of the site as a document of its own', async () => {
  await draw('staff', ['staff:review']);
  await press(control('header a', /Back to the site/));
  await settled(() => expect(leave.mock.calls).toEqual([['/search']]));
});
