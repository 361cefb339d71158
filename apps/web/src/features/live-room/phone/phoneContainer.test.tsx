// @vitest-environment jsdom
import type { CallHistory } from '@rostra/contract/live';
import { Emitter, FrameStore } from '@rostra/live-core';
import type { LiveSession, RoomState } from '@rostra/live-core';
import { FakePhones } from '@rostra/live-core/fake';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { RoomContextValue } from '../RoomContext.ts';
import { testRoom } from '../testRoom.tsx';
import PhoneContainer from './PhoneContainer.tsx';

const NUMBER = '13812345678';
const START = '2026-11-20T08:00:00.000Z';
/** One minute and one second after a call was connected, by the server's clock. */
const SERVER_NOW = Date.parse(START) + 61_000;
const HOST = { role: 'broadcaster', name: 'Host', co_host: false, super_moderator: false };

const page = testRoom();

/** The account of the connected caller; the other number has none. */
const OWNER = 2041;

/** Sets connected callers as connected since the start, by a phone with an account. */
const since = ({ attendees }: CallHistory) => ({
  attendees: attendees.map((each) =>
    each.online_state === 'connected' ? { ...each, connected_at: START, user_id: OWNER } : each,
  ),
});

const withoutMainLine = (history: CallHistory): CallHistory => ({
  ...history,
  live: { ...history.live, connector: { ...history.live.connector, is_there: false } },
});

/** Renders a host's panel with one connected phone and one scheduled call. */
async function shown({
  startsAt = START,
  lines = [] as object[],
  hasDialIn = true,
  stage = [] as number[],
} = {}) {
  const serverEvents = new Emitter<{ event: never; resync: undefined }>();
  const live = {
    member: () => HOST,
    announce: (message: never) => serverEvents.emit('event', message),
  };
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
    me: { id: 1 },
    members: { get: () => ({ id: OWNER }) },
    stage,
    staff: [],
    hands: [],
    audience: { pages: new Map() },
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
    serverEvents,
    requestFrame: (draw: () => void) => {
      queueMicrotask(draw);
      return () => undefined;
    },
    run: (_: string, doing: () => Promise<void>) => doing(),
  };
  const actions = { removeMember: vi.fn(() => Promise.resolve()) };
  const session = { state: store, port, actions } as unknown as LiveSession;
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
      replacePassword: async () => ({ password: '593820', dial_in_numbers: lines }),
    },
  };
  await page.draw(<PhoneContainer />, { room });
  return { api, phones, actions };
}

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`No button "${name}" in ${document.body.textContent}`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const dialog = (): Element | null =>
  document.querySelector('[role="alertdialog"], [role="dialog"]');
/** Draws pending updates, then looks for the dialog. */
const drawn = async () => {
  await act(async () => undefined);
  return dialog();
};
/** Returns the current question; a dialog opens at least 250 ms after the last one (UI-08). */
async function ask(): Promise<string> {
  await act(() => expect.poll(dialog).not.toBeNull());
  return dialog()?.textContent ?? '';
}

it('shows the main line, the password, and every phone with its state [LDIA-01, LDIA-05, LDIA-10]', async () => {
  await shown();
  const text = document.body.textContent;
  expect(text).toContain('Main line: Not called');
  expect(text).toContain('482 719');
  expect(text).toContain('Dr Sun');
  expect(text).toContain('Scheduled');
});

it('shows the new password after the old one was replaced [LDIA-10]', async () => {
  await shown();
  await press('Get a new passcode');
  const text = document.body.textContent;
  expect([text.includes('482 719'), text.includes('593 820')]).toEqual([false, true]);
  expect(text).toContain('You have a new passcode.');
});

it('hangs up on a phone after a confirmation [LDIA-46, LDIA-03]', async () => {
  const { api } = await shown();
  await press('Hang up on Dr Sun');
  expect(await ask()).toContain('Hang up?');
  expect(await ask()).toContain('Dr Sun');
  await press('Cancel');
  // The last confirmation would otherwise answer in place of the next.
  await expect.poll(drawn).toBeNull();
  expect((await api.getHistory()).attendees[0]?.online_state).toBe('connected');
  await press('Hang up on Dr Sun');
  await ask();
  await press('Hang up');
  expect((await api.getHistory()).attendees[0]?.online_state).toBe('hanged_up');
});

it('deletes a call after a confirmation that names the consequences [LDIA-45, LDIA-07]', async () => {
  const { api } = await shown();
  await press('Delete the call to 13987654321');
  expect(await ask()).toContain('Delete this call?');
  expect(await ask()).toContain('won’t be called before the meeting');
  await press('Delete');
  expect((await api.getHistory()).attendees.map(({ id }) => id)).toEqual([1]);
});

it('removes a caller who is not in the attendee list after a confirmation [LHST-12]', async () => {
  const { actions } = await shown();
  await press('Remove Dr Sun from meeting');
  expect(await ask()).toContain('Remove Dr Sun from the meeting?');
  expect(actions.removeMember).not.toHaveBeenCalled();
  await press('Remove');
  expect(actions.removeMember).toHaveBeenCalledWith(OWNER, '');
  await expect.poll(drawn).toBeNull();
});

it('leaves the removal of members to the attendee list [LHST-12]', async () => {
  await shown({ stage: [7] });
  expect(() => button('Remove Dr Sun from meeting')).toThrow('No button');
});

it('counts a call’s duration by the server’s clock [LDIA-28]', async () => {
  await shown();
  expect(document.body.textContent).toContain('Connected 01:01');
});

it('shows why the main line cannot be called yet in place of its button [LDIA-51]', async () => {
  await shown({ startsAt: new Date(Date.now() + 31 * 60_000).toISOString() });
  expect(document.body.textContent).toContain('can call the main line from 30 minutes before');
  expect(() => button('Connect')).toThrow('No button');
});

it('shows the lines’ hours instead of the button outside of them [LDIA-57]', async () => {
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
  expect(document.body.textContent).toContain(`It’s open ${clockIn(2)}–${clockIn(3)}`);
  expect(() => button('Connect')).toThrow('No button');
});

it('connects the person called as speaker or audience, as selected [LDIA-49]', async () => {
  const { api } = await shown();
  await act(async () => document.querySelector<HTMLElement>('input[value="audience"]')?.click());
  const field = document.querySelector<HTMLInputElement>('input[type="tel"]');
  if (!field) throw new Error('No field for the number');
  await act(async () => {
    // React notices only a value that is set past its own setter.
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

it('shows neither dial-in nor main line where the meeting has none [LDIA-56]', async () => {
  await shown({ hasDialIn: false });
  const text = document.body.textContent;
  expect(text).toContain('Dr Sun');
  expect(text).not.toContain('Join by phone');
  expect(text).not.toContain('Main line');
});
