// @vitest-environment jsdom
import { UiProvider } from '@rostra/ui/UiProvider';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { testServices } from '../../../app/testServices.ts';
import { loadTexts } from '../../../language/loadTexts.ts';
import type { MeetingRow } from '../../event/eventChoices.ts';
import { testMeeting } from '../../event/testMeeting.ts';
import { RoomContext } from '../RoomContext.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import { RoomOffers } from './RoomOffers.tsx';

const ROOM = '/meeting_live/1/9?event_id=3';
const OFFER = {
  current_price: null,
  original_price: null,
  card_balance: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
};

let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  history.replaceState(null, '', ROOM);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(() => act(async () => root.unmount()));

/** The ways to pay for a meeting in its room. @returns their words, and what leads out of the room */
function shown(changed: Partial<MeetingRow>) {
  const meeting = testMeeting({ free: false, need_to_pay: true, ...changed });
  return shownFrom(() => Promise.resolve({ data: { meetings: [meeting] } }));
}

/** The same, where the server answers so. */
async function shownFrom(answer: Parameters<typeof testServices>[0]) {
  const goTo = vi.fn<(href: string) => void>();
  const services = await testServices(answer);
  const { uiTexts } = await loadTexts('en', { withAccount: false });
  await act(async () =>
    root.render(
      <App services={services} filled={{}} isIsolated>
        <UiProvider locale="en" texts={uiTexts}>
          <RoomContext value={{ goTo } as unknown as RoomContextValue}>
            <RoomOffers meetingId={1} eventId={3} />
          </RoomContext>
        </UiProvider>
      </App>,
    ),
  );
  await act(() => expect.poll(() => document.querySelector('button')).not.toBeNull());
  const buttons = [...document.querySelectorAll('button')];
  return { goTo, buttons, words: buttons.map(({ textContent }) => textContent) };
}

it('LPAY-01, LPAY-02, LPAY-03 who has no VIP is offered his card, the price and a VIP trial', async () => {
  const { words } = await shown({
    offers: [
      { ...OFFER, kind: 'use_card', card_balance: 3 },
      { ...OFFER, kind: 'pay_price', current_price: 20, original_price: 30 },
      { ...OFFER, kind: 'vip_trial' },
    ],
  });
  expect(words).toEqual(['Use a card', 'Pay and register', 'Apply for a VIP trial']);
  expect(document.body.textContent).toMatch(/20\.00\s*coins/);
  expect(document.body.textContent).toContain('136.00');
});

it('LPAY-02, LPAY-04 a meeting for VIPs alone offers no card and no price, but the upgrade', async () => {
  const { words } = await shown({
    only_vip: true,
    offers: [
      { ...OFFER, kind: 'use_card', card_balance: 3 },
      { ...OFFER, kind: 'pay_price', current_price: 20, original_price: null },
      { ...OFFER, kind: 'vip_upgrade' },
    ],
  });
  expect(words).toHaveLength(1);
  expect(words[0]).toContain('VIP');
});

it('LPAY-05 the card leads to /ppv of the meeting, and by replaceUrl back into the room', async () => {
  const { goTo, buttons } = await shown({
    offers: [{ ...OFFER, kind: 'use_card', card_balance: 3 }],
  });
  await act(async () => buttons[0]?.click());
  const address = new URL(goTo.mock.calls[0]?.[0] ?? '', location.origin);
  expect(address.pathname).toBe('/ppv/live/1');
  expect(address.searchParams.get('replaceUrl')).toBe(ROOM);
});

it('LPAY-05 the payment is in the language that the address of the room asks for', async () => {
  history.replaceState(null, '', `${ROOM}&lang=zh-CN`);
  const { goTo, buttons } = await shown({
    offers: [{ ...OFFER, kind: 'pay_price', current_price: 20, original_price: null }],
  });
  await act(async () => buttons[0]?.click());
  const address = new URL(goTo.mock.calls[0]?.[0] ?? '', location.origin);
  expect(address.pathname).toBe('/pay/live/1');
  expect(address.searchParams.get('lang')).toBe('zh-CN');
  expect(address.searchParams.get('replaceUrl')).toBe(`${ROOM}&lang=zh-CN`);
});

it('LPAY-01 where the ways to pay cannot be read they are asked for again by a press', async () => {
  const meeting = testMeeting({
    free: false,
    need_to_pay: true,
    offers: [{ ...OFFER, kind: 'pay_price', current_price: 20, original_price: null }],
  });
  let isReached = false;
  const { buttons } = await shownFrom(() =>
    isReached
      ? Promise.resolve({ data: { meetings: [meeting] } })
      : Promise.reject(new Error('away')),
  );
  expect(buttons).toHaveLength(1);
  isReached = true;
  await act(async () => buttons[0]?.click());
  await act(() => expect.poll(() => document.body.textContent).toContain('Pay and register'));
});
