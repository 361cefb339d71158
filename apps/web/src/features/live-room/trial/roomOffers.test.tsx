// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testServices } from '../../../app/testServices.ts';
import type { MeetingRow } from '../../event/eventChoices.ts';
import { testMeeting } from '../../event/testMeeting.ts';
import { testRoom } from '../testRoom.tsx';
import { RoomOffers } from './RoomOffers.tsx';

const ROOM = '/meeting_live/1/9?event_id=3';
const OFFER = {
  current_price: null,
  original_price: null,
  card_balance: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
};

const page = testRoom();
beforeEach(() => history.replaceState(null, '', ROOM));

/** Renders the ways to pay for a meeting in its room. @returns their texts, and the links out of the room */
function shown(changed: Partial<MeetingRow>) {
  const meeting = testMeeting({ free: false, need_to_pay: true, ...changed });
  return shownFrom(() => Promise.resolve({ data: { meetings: [meeting] } }));
}

/** Does the same with this response of the server. */
async function shownFrom(answer: Parameters<typeof testServices>[0]) {
  const goTo = vi.fn<(href: string) => void>();
  const services = await testServices(answer);
  await page.draw(<RoomOffers meetingId={1} eventId={3} />, { room: { goTo }, services });
  await act(() => expect.poll(() => document.querySelector('button')).not.toBeNull());
  const buttons = [...document.querySelectorAll('button')];
  return { goTo, buttons, words: buttons.map(({ textContent }) => textContent) };
}

it('offers the card, the price and a VIP trial without VIP [LPAY-01, LPAY-02, LPAY-03]', async () => {
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

it('offers only the upgrade for a VIP-only meeting [LPAY-02, LPAY-04]', async () => {
  const { words } = await shown({
    only_vip: true,
    offers: [
      { ...OFFER, kind: 'use_card', card_balance: 3 },
      { ...OFFER, kind: 'pay_price', current_price: 20, original_price: null },
      { ...OFFER, kind: 'vip_upgrade' },
    ],
  });
  expect(words).toEqual(['Upgrade VIP']);
});

it('leads from the card to /ppv of the meeting, and by replaceUrl back into the room [LPAY-05]', async () => {
  const { goTo, buttons } = await shown({
    offers: [{ ...OFFER, kind: 'use_card', card_balance: 3 }],
  });
  await act(async () => buttons[0]?.click());
  const address = new URL(goTo.mock.calls[0]?.[0] ?? '', location.origin);
  expect(address.pathname).toBe('/ppv/live/1');
  expect(address.searchParams.get('replaceUrl')).toBe(ROOM);
});

it('opens the payment in the language of the room’s address [LPAY-05]', async () => {
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

it('requests unreadable payment options again on a press [LPAY-01]', async () => {
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
