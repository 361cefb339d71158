// @vitest-environment jsdom
import type { CallHistory } from '@rostra/contract/live';
import { Emitter, FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { FakePhones } from '@rostra/live-core/fake';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { RoomContextValue } from '../RoomContext.ts';
import { testRoom } from '../testRoom.tsx';
import PhonePart from './PhonePart.tsx';

const NUMBER = '13812345678';
const START = '2026-11-20T08:00:00.000Z';
/** A minute and a second after a call was connected, by the server's clock. */
const SERVER_NOW = Date.parse(START) + 61_000;
const HOST = { role: 'broadcaster', name: 'Host', co_host: false, super_moderator: false };

const page = testRoom();

/** Who is connected has been since the start. */
const since = ({ attendees }: CallHistory) => ({
  attendees: attendees.map((each) =>
    each.online_state === 'connected' ? { ...each, connected_at: START } : each,
  ),
});

const withoutMainLine = (history: CallHistory): CallHistory => ({
  ...history,
  live: { ...history.live, connector: { ...history.live.connector, is_there: false } },
});

/** The panel of a host with one telephone that is connected, and one that is planned. */
async function shown({ startsAt = START, lines = [] as object[], hasDialIn = true } = {}) {
  const news = new Emitter<{ news: never; missed: undefined }>();
  const live = { member: () => HOST, announce: (said: never) => news.emit('news', said) };
  const phones = new FakePhones(live as never);
  const api = phones.apiOf(1);
  await api.connect({ phone_number: NUMBER, title: 'Dr Sun', role_type: 'expert' });
  await api.connect({ phone_number: '13987654321', role_type: 'expert', auto_call: true });
  phones.goes('connected', 1);
  const state = {
    phase: 'inside',
    pending: new Set(),
    session: { meeting: { starts_at: startsAt } },
    live: { state: 'preparing', startTime: null, endTime: null },
  } as unknown as RoomState;
  const store = new FrameStore(state, (draw) => {
    queueMicrotask(draw);
    return () => undefined;
  });
  const run: RoomContextValue['run'] = async (doing) => {
    await doing;
    return true;
  };
  const port = {
    serverNow: () => SERVER_NOW,
    state: store,
    news,
    requestFrame: (draw: () => void) => {
      queueMicrotask(draw);
      return () => undefined;
    },
    run: (_: string, doing: () => Promise<void>) => doing(),
  };
  const session = { state: store, port } as unknown as LiveSession;
  const room = {
    session,
    run,
    phones: {
      ...api,
      getHistory: async () => {
        const history = { ...(await api.getHistory()), ...since(await api.getHistory()) };
        return hasDialIn ? history : withoutMainLine(history);
      },
      getPassword: async () => {
        if (!hasDialIn) throw new Error('livePhoneUnavailable');
        return { password: '482719', dial_in_numbers: lines };
      },
    },
  };
  await page.draw(<PhonePart />, { room });
  return { api, phones };
}

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`No button "${name}" in ${document.body.textContent}`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const dialog = (): Element | null => document.querySelector('[role="alertdialog"]');
/** Draws what waits, then looks for the dialog. */
const drawn = async () => {
  await act(async () => undefined);
  return dialog();
};
/** What is asked now: a dialog opens 250 ms after the last one at the earliest (UI-08). */
async function asked(): Promise<string> {
  await act(() => expect.poll(dialog).not.toBeNull());
  return dialog()?.textContent ?? '';
}

it('LDIA-01, LDIA-05, LDIA-10 the panel shows the main line, the password, and every telephone with its state', async () => {
  await shown();
  const text = document.body.textContent;
  expect(text).toContain('Main line: Not called');
  expect(text).toContain('482 719');
  expect(text).toContain('Dr Sun');
  expect(text).toContain('Planned');
});

it('LDIA-46, LDIA-03 hanging up is asked before, for that telephone, and done on yes', async () => {
  const { api } = await shown();
  await press('Hang up: Dr Sun');
  expect(await asked()).toContain('Hang up?');
  expect(await asked()).toContain('Dr Sun');
  await press('Cancel');
  // The last question would answer in the place of the next.
  await expect.poll(drawn).toBeNull();
  expect((await api.getHistory()).attendees[0]?.online_state).toBe('connected');
  await press('Hang up: Dr Sun');
  await asked();
  await press('Hang up');
  expect((await api.getHistory()).attendees[0]?.online_state).toBe('hanged_up');
});

it('asks before a call is deleted, says what follows, and does it on yes [LDIA-45, LDIA-07]', async () => {
  const { api } = await shown();
  await press('Remove the call to 13987654321');
  expect(await asked()).toContain('Delete this call?');
  expect(await asked()).toContain('is not called before the meeting');
  await press('Delete');
  expect((await api.getHistory()).attendees.map(({ id }) => id)).toEqual([1]);
});

it('LDIA-28 how long a call lasts is counted by the server’s clock, whatever this one says', async () => {
  await shown();
  expect(document.body.textContent).toContain('Connected 01:01');
});

it('LDIA-51 why the main line cannot be called yet stands in the place of its button', async () => {
  await shown({ startsAt: new Date(Date.now() + 31 * 60_000).toISOString() });
  expect(document.body.textContent).toContain('can be called from 30 minutes before the start');
  expect(() => button('Connect')).toThrow('No button');
});

it('LDIA-57 outside the hours of the meeting’s lines the panel says so instead of offering to connect', async () => {
  const now = new Date(Date.now() + 8 * 3_600_000);
  const clockIn = (hours: number): string =>
    new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
  const line = {
    id: 1,
    country: { id: 1, sc_name: '中国', tc_name: '中國', en_name: 'China' },
    phone_number: '+86 400 555 0123',
    passcode: null,
    language: 'zh',
  };
  const hours = (from: number, until: number) => ({
    available_from: clockIn(from),
    available_until: clockIn(until),
  });
  await shown({ lines: [{ ...line, ...hours(2, 3) }] });
  expect(document.body.textContent).toContain(`It is open ${clockIn(2)}–${clockIn(3)}`);
  expect(() => button('Connect')).toThrow('No button');
});

it('LDIA-49 the one called speaks or listens, as the keeper chooses', async () => {
  const { api } = await shown();
  await act(async () => document.querySelector<HTMLElement>('input[value="audience"]')?.click());
  const field = document.querySelector<HTMLInputElement>('input[type="tel"]');
  if (!field) throw new Error('No field for the number');
  await act(async () => {
    // React hears of a value alone that is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '+85255500177',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Call');
  const called = (await api.getHistory()).attendees.at(-1);
  expect(called).toMatchObject({ phone_number: '+85255500177', role_type: 'audience' });
});

it('LDIA-56 where the dial-in of the meeting is hidden, and there is no main line, neither is shown', async () => {
  await shown({ hasDialIn: false });
  const text = document.body.textContent;
  expect(text).toContain('Dr Sun');
  expect(text).not.toContain('By telephone');
  expect(text).not.toContain('Main line');
});
