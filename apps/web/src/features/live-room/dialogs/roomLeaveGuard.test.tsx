// @vitest-environment jsdom
import { FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { act } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OverlayHost } from '../../../overlay/OverlayHost.tsx';
import { RoomLeaveGuard } from './RoomLeaveGuard.tsx';
import { testRoom } from '../testRoom.tsx';

const page = testRoom();

interface Inside {
  role: string;
  state?: string;
  mayLeave?: boolean;
}

/** Opens a room for a member who joined it from the event's page. */
async function openRoom({ role, state = 'streaming', mayLeave = false }: Inside) {
  const inside = { phase: 'inside', me: { role }, live: { state } } as unknown as RoomState;
  const store = new FrameStore(inside, () => () => undefined);
  const session = { state: store } as unknown as LiveSession;
  const router = createMemoryRouter(
    [
      {
        path: '/room',
        element: (
          <>
            <RoomLeaveGuard mayLeave={() => mayLeave} />
            <OverlayHost />
          </>
        ),
      },
      { path: '/event', element: null },
    ],
    { initialEntries: ['/event', '/room'], initialIndex: 1 },
  );
  await page.draw(<RouterProvider router={router} />, { room: { session } });
  return {
    path: () => router.state.location.pathname,
    goBack: () => act(async () => router.navigate(-1)),
  };
}

const shownQuestion = () =>
  document.querySelector('[role="alertdialog"], [role="dialog"]')?.textContent;

/** Draws pending updates, then reads the confirmation. */
const question = async () => {
  await act(async () => undefined);
  return shownQuestion();
};

const isRequested = () => expect.poll(question).toMatch(/Leave while the meeting is in progress\?/);

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  );

/** @returns whether the browser would ask before the tab is closed */
const asksOnClose = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each([
  ['broadcaster', 'without a host until'],
  ['expert', 'no longer hear or see you'],
])('asks a %s before Back leads out of a running meeting', async (role, loss) => {
  const { path, goBack } = await openRoom({ role });
  await goBack();
  await isRequested();
  expect(shownQuestion()).toContain(loss);
  expect(path()).toBe('/room');
  await press('Stay');
  await expect.poll(question).toBeUndefined();
  expect(path()).toBe('/room');
  await goBack();
  await isRequested();
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

it('lets an audience member go back without a confirmation', async () => {
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
