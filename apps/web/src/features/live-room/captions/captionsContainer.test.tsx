// @vitest-environment jsdom
import type { CaptionLine, RoomServerEvent } from '@rostra/contract/live';
import { Emitter, FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { UiProvider } from '@rostra/ui/UiProvider';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../language/loadTexts.ts';
import { liveTextOf } from '../liveTextOf.ts';
import { RoomContext } from '../RoomContext.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import CaptionsContainer from './CaptionsContainer.tsx';

/** Ms for which the last lines stay. */
const STAND_MS = 20_000;
const FIRST = 'The margin was stable.';
const SECOND = 'Orders grew by a tenth.';
const THIRD = 'Any questions?';

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

/** Renders captions over the stage, on virtual time. */
async function shown() {
  const [t, { uiTexts }] = await Promise.all([liveTextOf('en'), loadTexts('en', [])]);
  vi.useFakeTimers();
  const requestFrame = (draw: () => void) => {
    queueMicrotask(draw);
    return () => undefined;
  };
  const serverEvents = new Emitter<{ event: RoomServerEvent; resync: undefined }>();
  const state = new FrameStore({ phase: 'inside' } as unknown as RoomState, requestFrame);
  const run = { language: 'en', status: 'ready' } as const;
  const room = {
    session: { state, port: { state, serverEvents, requestFrame } } as unknown as LiveSession,
    t,
    captions: { getCaptions: async () => ({ run, lines: [] }) },
  } as unknown as RoomContextValue;
  await act(async () =>
    root.render(
      <UiProvider locale="en" texts={uiTexts}>
        <RoomContext value={room}>
          <CaptionsContainer />
        </RoomContext>
      </UiProvider>,
    ),
  );
  let last = 0;
  const send = (text: string): Promise<void> => {
    last += 1;
    const line: CaptionLine = {
      id: String(last),
      uid: 1,
      speaker: 'Su Man',
      text,
      is_final: true,
      lang: 'en',
      second: last,
    };
    return act(async () => serverEvents.emit('event', { type: 'caption', line }));
  };
  const pass = (ms: number): Promise<void> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
    });
  return { send, pass, words: () => document.body.textContent };
}

it('keeps the last lines for twenty seconds after speech, and does not bring them back [LHST-26]', async () => {
  const { send, pass, words } = await shown();
  await send(FIRST);
  await pass(STAND_MS - 1);
  expect(words()).toContain(FIRST);
  // While people keep talking, earlier lines stay visible.
  await send(SECOND);
  await pass(STAND_MS - 1);
  expect(words()).toContain(FIRST);
  expect(words()).toContain(SECOND);
  await pass(1);
  expect(words()).not.toContain(FIRST);
  expect(words()).not.toContain(SECOND);
  await send(THIRD);
  expect(words()).toContain(THIRD);
  expect(words()).not.toContain(SECOND);
});
