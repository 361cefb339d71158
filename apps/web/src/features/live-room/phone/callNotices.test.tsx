// @vitest-environment jsdom
import { Emitter } from '@rostra/live-core';
import type { RoomServerEvent } from '@rostra/contract/live';
import type { Locale } from '@rostra/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { testServices } from '../../../app/testServices.ts';
import { liveTextOf } from '../liveTextOf.ts';
import { RoomContext } from '../RoomContext.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import { CallNotices } from './CallNotices.tsx';

const CONNECTED: RoomServerEvent = {
  type: 'pstn_state_change',
  role_type: 'expert',
  live_id: 1,
  user_id: null,
  attendee_id: 4,
  is_incoming: false,
  name: 'Dr Sun',
  online_state: 'connected',
  revision: 1,
};

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Sends an event of a call to a member with a role. @returns the toasts on their page */
async function noticesOf(role: string, message: RoomServerEvent, locale: Locale = 'en') {
  const serverEvents = new Emitter<{ event: RoomServerEvent }>();
  const session = { port: { serverEvents }, state: { get: () => ({ me: { role } }) } };
  const services = await testServices(() => Promise.resolve({}));
  const show = vi.spyOn(services.toasts, 'show');
  const room = { session, t: await liveTextOf(locale) } as unknown as RoomContextValue;
  const root = createRoot(document.querySelector('#root') as Element);
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <RoomContext value={room}>
          <CallNotices />
        </RoomContext>
      </App>,
    ),
  );
  await act(async () => serverEvents.emit('event', message));
  await act(async () => root.unmount());
  return show.mock.calls.map(([toast]) => toast.text);
}

it('notifies only host and staff of a connected call, and not of the main line [LROL-28, LDIA-40]', async () => {
  expect(await noticesOf('broadcaster', CONNECTED)).toEqual(['The outgoing call is connected.']);
  expect(await noticesOf('staff', CONNECTED)).toEqual(['The outgoing call is connected.']);
  expect(await noticesOf('expert', CONNECTED)).toEqual([]);
  expect(await noticesOf('audience', CONNECTED)).toEqual([]);
  expect(await noticesOf('broadcaster', { ...CONNECTED, role_type: 'connector' })).toEqual([]);
  expect(await noticesOf('broadcaster', { ...CONNECTED, online_state: 'busy' })).toEqual([]);
});

it('announces a dial-in to host and staff with the caller’s name, as far as known [LDIA-40]', async () => {
  const incoming = { ...CONNECTED, is_incoming: true, name: '139****4321' } as const;
  expect(await noticesOf('staff', incoming)).toEqual(['139****4321 dialed in.']);
  expect(await noticesOf('staff', incoming, 'zh-CN')).toEqual(['139****4321已拨入会议。']);
  expect(await noticesOf('staff', { ...incoming, name: '' })).toEqual(['Someone dialed in.']);
});
