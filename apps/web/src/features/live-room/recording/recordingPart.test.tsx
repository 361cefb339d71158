// @vitest-environment jsdom
import type { RecordingPart as Part } from '@rostra/contract/live';
import { Emitter, FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testServices } from '../../../app/testServices.ts';
import { testRoom } from '../testRoom.tsx';
import RecordingDialog from './RecordingDialog.tsx';
import RecordingWarning from './RecordingWarning.tsx';

const RUNNING: Part = {
  id: 2,
  part: 2,
  state: 'running',
  started_at: '2026-11-20T08:00:00.000Z',
  stopped_at: null,
  stops_at: '2026-11-20T09:05:00.000Z',
  ends_soon: true,
  seconds: null,
  failure: null,
  media_url: null,
  hls_url: null,
};
const FAILED: Part = {
  ...RUNNING,
  id: 1,
  part: 1,
  state: 'failed',
  stops_at: null,
  ends_soon: false,
  failure: 'no_media',
};

/** The dialog as opened from "More". */
function Opened() {
  return <RecordingDialog isOpen onClose={() => undefined} />;
}

const page = testRoom();

/** Renders the recording for a member with a role. @returns the toasts on their page */
async function shownTo(role: string, parts: readonly Part[]) {
  const requestFrame = (draw: () => void) => {
    queueMicrotask(draw);
    return () => undefined;
  };
  const state = {
    phase: 'inside',
    pending: new Set(),
    me: { role, super_moderator: false, co_host: false },
    live: { state: 'streaming', startTime: null, endTime: null },
  } as unknown as RoomState;
  const store = new FrameStore(state, requestFrame);
  const port = { state: store, serverEvents: new Emitter(), requestFrame };
  const room = {
    session: { state: store, port } as unknown as LiveSession,
    recordings: { getRecordings: async () => parts },
  };
  const services = await testServices(() => Promise.resolve({}));
  const show = vi.spyOn(services.toasts, 'show');
  const part = (
    <>
      <Opened />
      <RecordingWarning />
    </>
  );
  await page.draw(part, { room, services });
  return show.mock.calls.map(([toast]) => toast.text);
}

/** Returns the text of the recording dialog. */
async function opened(): Promise<string> {
  const dialog = (): Element | null => document.querySelector('[role="dialog"]');
  await act(() => expect.poll(dialog).not.toBeNull());
  return dialog()?.textContent ?? '';
}

it('shows staff the running part, its duration and failures, without controls [LHST-24, LHST-25]', async () => {
  expect(await shownTo('staff', [FAILED, RUNNING])).toEqual(['Recording stops in five minutes.']);
  const text = await opened();
  expect(text).toContain('Part 1 · No audio or video was recorded');
  expect(text).toContain('Part 2 · Recording until');
  expect(text).not.toContain('Stop recording');
  expect(text).not.toContain('start another part');
});

it('shows staff that nothing was recorded, without controls [LHST-24]', async () => {
  await shownTo('staff', []);
  const text = await opened();
  expect(text).toContain('No recordings yet.');
  expect(text).not.toContain('Start recording');
});

it('plays a recording below its line under its name, not as a bare file [LHST-24]', async () => {
  const video = { ...FAILED, state: 'finished', failure: null, seconds: 61, media_url: '/film' };
  await shownTo('staff', [video as Part]);
  await opened();
  const watch = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Watch (2 min)',
  );
  await act(async () => watch?.click());
  const player = document.querySelector('video');
  expect(player?.getAttribute('aria-label')).toBe('Part 1');
  expect(player?.getAttribute('src')).toBe('/film');
  expect(player?.controls).toBe(true);
  expect(document.activeElement).toBe(player);
});

it('lets the host end a running recording [LHST-24]', async () => {
  expect(await shownTo('broadcaster', [RUNNING])).toEqual([
    'Recording stops in five minutes. You can then start another part.',
  ]);
  expect(await opened()).toContain('Stop recording');
});
