// @vitest-environment jsdom
import { Emitter } from '@rostra/live-core';
import type { RoomNews } from '@rostra/contract/live';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { testServices } from '../../../app/testServices.ts';
import { liveTextOf } from '../liveTextOf.ts';
import { RoomContext } from '../RoomContext.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import { CallNews } from './CallNews.tsx';

const CONNECTED: RoomNews = {
  type: 'pstn_state_change',
  role_type: 'expert',
  live_id: 1,
  user_id: null,
  attendee_id: 4,
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

/** Who has a role hears news of a call. @returns how many messages stand at the edge of his page then */
async function toldTo(role: string, said: RoomNews): Promise<number> {
  const news = new Emitter<{ news: RoomNews }>();
  const session = { port: { news }, state: { get: () => ({ me: { role } }) } };
  const services = await testServices(() => Promise.resolve({}));
  const show = vi.spyOn(services.toasts, 'show');
  const room = { session, t: await liveTextOf('en') } as unknown as RoomContextValue;
  const root = createRoot(document.querySelector('#root') as Element);
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <RoomContext value={room}>
          <CallNews />
        </RoomContext>
      </App>,
    ),
  );
  await act(async () => news.emit('news', said));
  await act(async () => root.unmount());
  return show.mock.calls.length;
}

it('LROL-28, LDIA-40 host and staff are told that a call is connected; nobody else, and not of the main line', async () => {
  expect(await toldTo('broadcaster', CONNECTED)).toBe(1);
  expect(await toldTo('staff', CONNECTED)).toBe(1);
  expect(await toldTo('expert', CONNECTED)).toBe(0);
  expect(await toldTo('audience', CONNECTED)).toBe(0);
  expect(await toldTo('broadcaster', { ...CONNECTED, role_type: 'connector' })).toBe(0);
  expect(await toldTo('broadcaster', { ...CONNECTED, online_state: 'busy' })).toBe(0);
});
