// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScoreSections } from './ScoreSections.tsx';
import { testMeeting } from './testMeeting.ts';

vi.mock('../live-score/EventScore.tsx', () => ({
  default: ({ liveId, subject }: { liveId: number; subject: string }) => (
    <p>{`${liveId}: ${subject}`}</p>
  ),
}));

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(() => act(async () => root.unmount()));

it('names the event in the score request, for the meetings that the reader may score [PLAY-14]', async () => {
  const room = { live_state: 'stopped', asr_state: 'none' } as const;
  const meetings = [
    testMeeting({ live: { ...room, id: 8, may_score: false } }),
    testMeeting({ id: 2, live: { ...room, id: 9, may_score: true } }),
    testMeeting({ id: 3, live: null }),
  ];
  await act(async () =>
    root.render(<ScoreSections meetings={meetings} eventName="Storage roadshow" />),
  );
  expect(document.body.textContent).toBe('9: Storage roadshow');
});
