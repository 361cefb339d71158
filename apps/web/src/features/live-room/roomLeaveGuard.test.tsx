// @vitest-environment jsdom
import { FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { UiProvider } from '@rostra/ui/UiProvider';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { testServices } from '../../app/testServices.ts';
import { loadTexts } from '../../language/loadTexts.ts';
import { OverlayHost } from '../../overlay/OverlayHost.tsx';
import { liveTextOf } from './liveTextOf.ts';
import { RoomContext } from './RoomContext.ts';
import type { RoomContextValue } from './RoomContext.ts';
import { RoomLeaveGuard } from './RoomLeaveGuard.tsx';

/** jsdom measures nothing. */
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('ResizeObserver', StillObserver);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

interface Inside {
  role: string;
  state?: string;
  mayLeave?: boolean;
}

/** A member inside a room that they entered from the event's page. */
async function openRoom({ role, state = 'streaming', mayLeave = false }: Inside) {
  const inside = { phase: 'inside', me: { role }, live: { state } } as unknown as RoomState;
  const store = new FrameStore(inside, () => () => undefined);
  const room = {
    session: { state: store } as unknown as LiveSession,
    t: await liveTextOf('en'),
  } as unknown as RoomContextValue;
  const router = createMemoryRouter(
    [
      {
        path: '/room',
        element: (
          <RoomContext value={room}>
            <RoomLeaveGuard mayLeave={() => mayLeave} />
            <OverlayHost />
          </RoomContext>
        ),
      },
      { path: '/event', element: null },
    ],
    { initialEntries: ['/event', '/room'], initialIndex: 1 },
  );
  const services = await testServices(() => Promise.resolve({}));
  const { uiTexts } = await loadTexts('en', { withAccount: false });
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <UiProvider locale="en" texts={uiTexts}>
          <RouterProvider router={router} />
        </UiProvider>
      </App>,
    ),
  );
  return {
    path: () => router.state.location.pathname,
    goBack: () => act(async () => router.navigate(-1)),
  };
}

const shownQuestion = () =>
  document.querySelector('[role="alertdialog"], [role="dialog"]')?.textContent;

/** Draws what waits, then reads the question. */
const question = async () => {
  await act(async () => undefined);
  return shownQuestion();
};

const isAsked = () => expect.poll(question).toMatch(/Leave the meeting while it is on\?/);

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  );

/** @returns whether the browser would ask before the tab is closed */
const asksOnClose = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each([
  ['broadcaster', 'nobody leads it meanwhile'],
  ['expert', 'no longer hear or see you'],
])('asks a %s before Back leads out of a meeting that is on', async (role, loss) => {
  const { path, goBack } = await openRoom({ role });
  await goBack();
  await isAsked();
  expect(shownQuestion()).toContain(loss);
  expect(path()).toBe('/room');
  await press('Stay');
  await expect.poll(question).toBeUndefined();
  expect(path()).toBe('/room');
  await goBack();
  await isAsked();
  await press('Leave');
  await expect.poll(path).toBe('/event');
});

it.each([
  ['broadcaster', 'streaming', true],
  ['expert', 'pre_stopped', true],
  ['audience', 'streaming', false],
  ['staff', 'streaming', false],
  ['broadcaster', 'preparing', false],
  ['broadcaster', 'stopped', false],
])('lets the browser ask a %s of a meeting that is %s on close: %s', async (role, state, asks) => {
  await openRoom({ role, state });
  expect(asksOnClose()).toBe(asks);
});

it('lets an audience member go back without a question', async () => {
  const { path, goBack } = await openRoom({ role: 'audience' });
  await goBack();
  expect(path()).toBe('/event');
  expect(shownQuestion()).toBeUndefined();
});

it('asks nothing once the reader has chosen to leave', async () => {
  const { path, goBack } = await openRoom({ role: 'broadcaster', mayLeave: true });
  expect(asksOnClose()).toBe(false);
  await goBack();
  expect(path()).toBe('/event');
});
