// @vitest-environment jsdom
import { FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { testServices } from '../../../app/testServices.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { testMeeting } from '../../event/testMeeting.ts';
import { RoomContext } from '../RoomContext.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import AfterSession from './AfterSession.tsx';

vi.mock('../../live-score/ScoreContainer.tsx', () => ({
  default: ({ subject }: { subject: string }) => <p>{subject}</p>,
}));

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(() => act(async () => root.unmount()));

/** Renders the event's page, which was open before the meeting. */
function EventPage() {
  useQuery('getEvent', { params: { id: 3 } });
  return null;
}

it('asks a reader of the event for a score at its end, as the server allows [PLAY-14]', async () => {
  let mayScore = false;
  const services = await testServices(() => {
    const live = { id: 9, live_state: 'stopped', asr_state: 'none', may_score: mayScore } as const;
    const meetings = [testMeeting({ live })];
    return Promise.resolve({ data: { en_name: 'Storage roadshow', playback_url: null, meetings } });
  });
  const requestFrame = () => () => undefined;
  const state = new FrameStore({ session: null } as unknown as RoomState, requestFrame);
  const room = {
    session: { state } as unknown as LiveSession,
    liveId: 9,
    eventId: () => 3,
  } as unknown as RoomContextValue;
  const show = (isOver: boolean) =>
    act(async () =>
      root.render(
        <App services={services} filled={{}} isIsolated>
          <RoomContext value={room}>{isOver ? <AfterSession /> : <EventPage />}</RoomContext>
        </App>,
      ),
    );
  await show(false);
  await show(true);
  expect(document.body.textContent).toBe('');
  mayScore = true;
  await show(false);
  await show(true);
  expect(document.body.textContent).toBe('Storage roadshow');
});
