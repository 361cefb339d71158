import { eq } from 'drizzle-orm';
import { AGREEMENT_VERSION } from '@rostra/contract';
import type { CallHistory, PhoneCaller } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { meetingDialIns, meetings } from '#modules/events/meetings/tables.ts';
import { FakeTelephony } from '#providers/telephony/testing/FakeTelephony.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { whileFull } from '#testing/whileFull.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import type { StageOptions } from '../testing/LiveStage.ts';
import { sweepDueCalls } from './callDue.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { liveCalls } from './tables.ts';

const MINUTE_MS = 60_000;
const NUMBER = '13812345678';
const OTHER = '13987654321';
/** Called automatically before the start, as a backup. */
const LATER = { phone_number: OTHER, auto_call: true, backup: true };
const LINE = '+86 400 555 0199';

const phones = new FakeTelephony();
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer({
    telephony: phones,
    env: { SIP_LISTEN: '127.0.0.1:0', SIP_NUMBER: '4000', SIP_SHOWN_NUMBERS: '4001' },
  });
});
const open = async (options: StageOptions = {}) => {
  stage = await LiveStage.make(server, options);
};
beforeEach(async () => {
  phones.clear();
  await open();
});
afterEach(() => {
  stage.close();
  server.clock.advance(MINUTE_MS);
});
afterAll(() => server.close());

type Body = Record<string, unknown>;
const post = async (person: DemoPersonKey, type: string, body: Body = {}) =>
  (await stage.as(person)).call('postCall', {
    params: { type: type as 'connect' },
    body: { live_id: stage.liveId, ...body },
  });
const connect = async (person: DemoPersonKey, body: Body = {}): Promise<PhoneCaller> =>
  (await post(person, 'connect', { phone_number: NUMBER, custom: true, ...body })).data.attendee;
const history = async (person: DemoPersonKey, online = false): Promise<CallHistory> =>
  (
    await (
      await stage.as(person)
    ).call('getCallHistory', {
      query: { live_id: stage.liveId, ...(online ? { online_type: 'online' as const } : {}) },
    })
  ).data;
const set = async (call: 'postCallMute' | 'postCallHide', body: Body) =>
  (await stage.as('host')).call(call, { body: { live_id: stage.liveId, ...body } as never });
const settled = () => phoneCallsOf(server.deps).settled();
const goes = async (...progress: Parameters<FakeTelephony['goes']>): Promise<void> => {
  phones.goes(...progress);
  await settled();
};
const stateOf = async (id: number) =>
  (await history('host')).attendees.find((each) => each.id === id)?.online_state;
const onStage = async (person: DemoPersonKey) =>
  (await (await stage.as(person)).call('refreshAttendees', { params: stage.params })).data.phones;

describe('calling out', () => {
  it('sends each state of a call to host and staff only [LDIA-02, LDIA-13, LDIA-16, LDIA-36, LDIA-34]', async () => {
    const { client: host } = await stage.join('host');
    const { client: staff } = await stage.join('staff');
    const { client: member } = await stage.join('member');
    const requested = await connect('host', {
      title: 'Dr Sun',
      role_type: 'expert',
      caller: '4001',
    });
    expect(requested).toMatchObject({ title: 'Dr Sun', online_state: 'calling', caller: '4001' });
    expect(phones.calls).toMatchObject([
      { to: { kind: 'number', number: NUMBER }, from: '4001', channel: stage.channel },
    ]);
    await goes('ringing');
    await goes('connected');
    for (const client of [host, staff]) {
      await client.hears('pstn_state_change', (message) => message.online_state === 'connected');
      const states = client.messages.flatMap((message) =>
        message.type === 'pstn_state_change' ? [message.online_state] : [],
      );
      expect(states).toEqual(['calling', 'ringing', 'connected']);
    }
    await member.hears('refresh');
    expect(member.messages.some(({ type }) => type === 'pstn_state_change')).toBe(false);
  });

  it('notifies the host at once which call is connected, and in which row [LCON-39, LDIA-40, LROL-28]', async () => {
    const { client } = await stage.join('host');
    const { id } = await connect('host');
    await goes('connected');
    const message = await client.hears(
      'pstn_state_change',
      ({ online_state }) => online_state === 'connected',
    );
    expect(message).toMatchObject({
      live_id: stage.liveId,
      attendee_id: id,
      user_id: null,
      role_type: 'expert',
      is_incoming: false,
      name: '138****5678',
    });
  });

  it('lists how a phone was called [LDIA-20, LDIA-22, LDIA-23, LDIA-24, LDIA-25, LDIA-26]', async () => {
    await stage.enter('host');
    const { id } = await connect('host', { title: 'Dr Sun', caller: '4001' });
    await connect('host', LATER);
    const { attendees, can_call, callers } = await history('host');
    expect(attendees).toMatchObject([
      {
        id,
        title: 'Dr Sun',
        phone_number: NUMBER,
        auto_call: false,
        caller: '4001',
        backup: false,
      },
      { phone_number: OTHER, auto_call: true, backup: true, online_state: 'notcall' },
    ]);
    expect({ can_call, callers }).toEqual({ can_call: true, callers: ['4000', '4001'] });
  });

  it('lists the current state of a phone [LDIA-21, LDIA-27, LDIA-28, LDIA-29, LDIA-30, LDIA-32]', async () => {
    await stage.enter('host');
    await connect('host');
    await goes('connected');
    const { live, attendees } = await history('host');
    expect(live.id).toBe(stage.liveId);
    expect(attendees).toMatchObject([
      { user_id: null, role_type: 'expert', online_state: 'connected', mute: false, hide: false },
    ]);
  });

  it('lists all phones, or only the connected ones on request [LDIA-05, LDIA-11]', async () => {
    await stage.enter('host');
    const { id } = await connect('host');
    await goes('connected');
    await connect('host', LATER);
    expect((await history('host')).attendees).toHaveLength(2);
    expect((await history('host', true)).attendees.map((each) => each.id)).toEqual([id]);
  });

  it('derives the role from the kind of call, and dials the number itself [LDIA-49, LDIA-47]', async () => {
    await stage.enter('host');
    const roles = ['expert', 'audience'] as const;
    for (const [index, role_type] of roles.entries()) {
      const call = { phone_number: `1380000000${index}`, role_type };
      expect(await connect('host', call)).toMatchObject({
        role_type,
        mute: role_type === 'audience',
      });
    }
    expect((await post('host', 'connect', { role_type: 'expert' })).status).toBe(422);
    expect((await post('host', 'connect', { role_type: 'king' })).status).toBe(422);
  });

  it('accepts only connect, hang_up and dtmf [LDIA-12]', async () => {
    await stage.enter('host');
    expect((await post('host', 'explode', { phone_number: NUMBER })).status).toBe(422);
  });

  it('ends the call everywhere on hang-up, and refuses a second call during one [LDIA-03, LDIA-14, LDIA-37]', async () => {
    await stage.enter('host');
    const { id } = await connect('host');
    expect((await post('host', 'connect', { phone_number: NUMBER })).failure.code).toBe(1729);
    await goes('connected');
    expect((await post('host', 'connect', { phone_number: NUMBER })).failure.code).toBe(1729);
    const { data } = await post('host', 'hang_up', { phone_number: NUMBER });
    expect(data.attendee).toMatchObject({ id, online_state: 'hanged_up' });
    expect(phones.requests).toEqual([`${phones.calls[0]?.id} hang up`]);
    expect(await connect('host')).toMatchObject({ id, online_state: 'calling' });
  });

  it('reuses the row of a number for its other notations, and dials the one entered last', async () => {
    await stage.enter('host');
    const { id } = await connect('host', { phone_number: '+86 10 1234 5678', title: 'Dr Sun' });
    await goes('busy');
    for (const phone_number of ['01012345678', '０１０ １２３４ ５６７８', '0086 10 1234 5678']) {
      expect(await connect('host', { phone_number })).toMatchObject({ id, title: 'Dr Sun' });
      await goes('busy');
    }
    expect((await history('host')).attendees).toHaveLength(1);
    expect(phones.calls.map(({ to }) => to)).toMatchObject(
      ['+861012345678', '01012345678', '01012345678', '+861012345678'].map((number) => ({
        number,
      })),
    );
    // Numbers that only end alike are other people.
    const other = await connect('host', { phone_number: '+86 20 1234 5678' });
    expect(other.id).not.toBe(id);
  });

  it('mutes a phone by another notation of its number [LDIA-18]', async () => {
    await stage.enter('host');
    const { id } = await connect('host', { phone_number: '+86 10 1234 5678' });
    await goes('connected');
    await set('postCallMute', { phone_number: '01012345678', mute: true });
    const [listed] = (await history('host')).attendees;
    expect(listed).toMatchObject({ id, mute: true });
  });

  it('sends keys to the other side, at least one, and only during the call [LDIA-15, LDIA-44]', async () => {
    await stage.enter('host');
    await connect('host');
    const keys = { phone_number: NUMBER, code: '42#' };
    expect((await post('host', 'dtmf', keys)).failure.code).toBe(1728);
    await goes('connected');
    await post('host', 'dtmf', keys);
    expect(phones.requests).toEqual([`${phones.calls[0]?.id} keys 42#`]);
    for (const code of ['', ' ', 'abc', undefined]) {
      expect((await post('host', 'dtmf', { phone_number: NUMBER, code })).status).toBe(422);
    }
  });

  it('calls a backup only when the previous number does not connect [LDIA-53, LDIA-54]', async () => {
    await stage.enter('host');
    const { id } = await connect('host');
    const second = await connect('host', { phone_number: OTHER, backup: true });
    expect(phones.calls).toHaveLength(1);
    await goes('no_answer');
    expect(await stateOf(id)).toBe('no_answer');
    expect(phones.calls.map(({ to }) => to)).toEqual([
      { kind: 'number', number: NUMBER },
      { kind: 'number', number: OTHER },
    ]);
    await goes('failed');
    expect(await stateOf(second.id)).toBe('failed');
    expect(phones.calls).toHaveLength(2);
  });

  it.each(['connected', 'hanged_up'] as const)('calls no backup after %s', async (end) => {
    await stage.enter('host');
    await connect('host');
    await connect('host', { phone_number: OTHER, backup: true });
    await goes('connected');
    if (end === 'hanged_up') await goes('hanged_up');
    expect(phones.calls).toHaveLength(1);
  });

  it('shows full numbers to host and staff, and masked ones to co-hosts and members [LDIA-55]', async () => {
    for (const person of ['host', 'staff', 'expert', 'member'] as const) await stage.enter(person);
    await server.db
      .update(liveMembers)
      .set({ coHost: true })
      .where(eq(liveMembers.userId, stage.ids.expert));
    await connect('host');
    await goes('connected');
    expect((await history('staff')).attendees[0]?.phone_number).toBe(NUMBER);
    const [seen] = (await history('expert')).attendees;
    expect(seen?.phone_number).toBe('138****5678');
    expect((await post('expert', 'hang_up', { attendee_id: seen?.id })).status).toBe(200);
    await connect('host');
    await goes('connected');
    expect(await onStage('member')).toMatchObject([{ name: '138****5678', mute: false }]);
    expect(JSON.stringify(await onStage('member'))).not.toContain(NUMBER);
  });

  it.each(['calling', 'ringing', 'busy', 'no_answer', 'failed', 'hanged_up', 'connected'] as const)(
    'treats a call that is %s as connected only if it is [LDIA-35, LDIA-11]',
    async (state) => {
      await stage.enter('host');
      const { id } = await connect('host');
      if (state === 'hanged_up') await goes('connected');
      if (state !== 'calling') await goes(state);
      expect(await stateOf(id)).toBe(state);
      const isConnected = state === 'connected';
      expect((await history('host', true)).attendees).toHaveLength(isConnected ? 1 : 0);
      const { data } = await set('postCallHide', {
        phone_number: NUMBER,
        role_type: 'expert',
        hide: true,
      });
      expect(data).toMatchObject({ hide: true, mute: isConnected });
    },
  );

  it('refuses to call without a line, and shows that there is none', async () => {
    await stage.enter('host');
    phones.canCall = false;
    expect((await post('host', 'connect', { phone_number: NUMBER })).failure.code).toBe(1735);
    expect((await history('host')).can_call).toBe(false);
    phones.canCall = true;
    phones.hasMainLine = false;
    expect((await post('host', 'connect')).failure.code).toBe(1735);
    phones.hasMainLine = true;
  });
});

describe('the main line', () => {
  it('opens half an hour before the start, by the clock [LDIA-51]', async () => {
    await open({ startsInMinutes: 31 });
    await stage.enter('host');
    const early = await post('host', 'connect', { role_type: 'connector' });
    expect(early.failure).toMatchObject({ code: 1734 });
    server.clock.advance(MINUTE_MS);
    expect((await post('host', 'connect')).status).toBe(200);
    expect(phones.calls[0]?.to).toEqual({ kind: 'main-line' });
  });

  it('publishes its state as the connector of the live session [LDIA-31, LDIA-33, LDIA-39]', async () => {
    const { client } = await stage.join('host');
    const before = await history('host');
    expect(before.live.connector).toMatchObject({ online_state: 'notcall', is_there: true });
    await post('host', 'connect');
    await goes('connected');
    const message = await client.hears(
      'pstn_state_change',
      ({ online_state }) => online_state === 'connected',
    );
    expect(message.role_type).toBe('connector');
    const { live, attendees } = await history('host');
    expect(live.connector.online_state).toBe('connected');
    expect(attendees).toEqual([]);
    await post('host', 'hang_up', { role_type: 'connector' });
    expect((await history('host')).live.connector.online_state).toBe('hanged_up');
  });

  it('closes outside the hours of its lines, and shows the hours [LDIA-57, EVT-78]', async () => {
    await server.db.insert(meetingDialIns).values({
      meetingId: stage.meetingId,
      countryId: 10_000,
      phoneNumber: LINE,
      language: 'zh',
      availableFrom: '00:00',
      availableUntil: '00:01',
    });
    await stage.enter('host');
    const { failure } = await post('host', 'connect');
    expect(failure).toMatchObject({ code: 1733 });
    expect(JSON.stringify(failure)).toContain('00:00–00:01');
  });
});

describe('planned calls', () => {
  it('makes each call once, one minute before the start [LDIA-06, LDIA-50]', async () => {
    await stage.enter('host');
    const { id, scheduled_at } = await connect('host', { auto_call: true });
    const startsAt = server.clock.now().getTime() + 10 * MINUTE_MS;
    expect(Date.parse(scheduled_at ?? '')).toBe(startsAt - MINUTE_MS);
    server.clock.advance(9 * MINUTE_MS - 1000);
    await server.runJobs();
    expect(phones.calls).toEqual([]);
    server.clock.advance(1000);
    await server.runJobs();
    await sweepDueCalls.handle({}, server.deps);
    expect(phones.calls).toHaveLength(1);
    expect(await stateOf(id)).toBe('calling');
  });

  it('follows a moved meeting: waits if it is later, and calls by the sweep if earlier [LDIA-50]', async () => {
    await stage.enter('host');
    await connect('host', { auto_call: true });
    const move = (minutes: number) =>
      server.db
        .update(meetings)
        .set({ startsAt: new Date(server.clock.now().getTime() + minutes * MINUTE_MS) })
        .where(eq(meetings.id, stage.meetingId));
    await move(20);
    server.clock.advance(9 * MINUTE_MS);
    await server.runJobs();
    expect(phones.calls).toEqual([]);
    await move(1);
    await sweepDueCalls.handle({}, server.deps);
    expect(phones.calls).toHaveLength(1);
  });

  /** Gives the meeting one line that opens in `inMinutes` for `minutes`. */
  const openConnection = async (inMinutes: number, minutes: number) => {
    const clockOf = (after: number): string =>
      new Date(server.clock.now().getTime() + 8 * 60 * MINUTE_MS + after * MINUTE_MS)
        .toISOString()
        .slice(11, 16);
    await server.db.insert(meetingDialIns).values({
      meetingId: stage.meetingId,
      countryId: 10_000,
      phoneNumber: LINE,
      language: 'zh',
      availableFrom: clockOf(inMinutes),
      availableUntil: clockOf(inMinutes + minutes),
    });
  };

  it('checks the line for the minute of the call, not for now [LDIA-06, LDIA-57]', async () => {
    await stage.enter('host');
    await openConnection(0, 5);
    const closed = await post('host', 'connect', { phone_number: NUMBER, auto_call: true });
    expect(closed.failure).toMatchObject({ code: 1733 });
    await server.db.delete(meetingDialIns).where(eq(meetingDialIns.meetingId, stage.meetingId));
    await openConnection(5, 30);
    const { id } = await connect('host', { auto_call: true });
    server.clock.advance(9 * MINUTE_MS);
    await server.runJobs();
    expect(await stateOf(id)).toBe('calling');
  });

  it('fails a call whose line is closed when it is due, and its backup too [LDIA-50, LDIA-57]', async () => {
    const { client } = await stage.join('host');
    const { id } = await connect('host', { auto_call: true });
    const backup = await connect('host', { auto_call: true, backup: true, phone_number: OTHER });
    await openConnection(0, 5);
    server.clock.advance(9 * MINUTE_MS);
    await server.runJobs();
    expect(phones.calls).toEqual([]);
    expect([await stateOf(id), await stateOf(backup.id)]).toEqual(['failed', 'failed']);
    await client.hears('pstn_state_change', ({ attendee_id }) => attendee_id === backup.id);
    await sweepDueCalls.handle({}, server.deps);
    expect(phones.calls).toEqual([]);
  });

  it('skips a backup whose line has closed meanwhile [LDIA-53, LDIA-57]', async () => {
    await stage.enter('host');
    await connect('host');
    const backup = await connect('host', { phone_number: OTHER, backup: true });
    await openConnection(-10, 5);
    await goes('busy');
    expect(phones.calls).toHaveLength(1);
    expect(await stateOf(backup.id)).toBe('failed');
  });

  it('deletes a planned call by body or by query, so that it is not made [LDIA-07, LDIA-17, LDIA-45]', async () => {
    await stage.enter('host');
    const first = await connect('host', { auto_call: true });
    const second = await connect('host', { auto_call: true, phone_number: OTHER });
    const caller = await stage.as('host');
    const live_id = stage.liveId;
    const left = await caller.call('deleteAutoCall', {
      query: {},
      body: { live_id, attendee_id: first.id },
    });
    expect(left.data.attendees.map(({ id }) => id)).toEqual([second.id]);
    const planned = await server.db.select().from(liveCalls).where(eq(liveCalls.id, first.id));
    expect(planned.map(({ removedAt }) => removedAt)).toEqual([server.clock.now()]);
    const query = { live_id, attendee_id: second.id };
    expect(
      (await caller.call('deleteAutoCall', { query, body: undefined })).data.attendees,
    ).toEqual([]);
    expect(
      (await caller.call('deleteAutoCall', { query: { live_id }, body: undefined })).status,
    ).toBe(422);
    expect((await caller.call('deleteAutoCall', { query, body: undefined })).failure.code).toBe(
      1728,
    );
    server.clock.advance(9 * MINUTE_MS);
    await server.runJobs();
    expect(phones.calls).toEqual([]);
  });
});

describe('muting and hiding', () => {
  it('silences a muted phone for everyone at once [LDIA-08, LDIA-18]', async () => {
    const { client } = await stage.join('member');
    await stage.enter('host');
    await connect('host');
    await goes('connected');
    await client.hears('refresh');
    expect((await set('postCallMute', { phone_number: NUMBER, mute: true })).data).toEqual({
      mute: true,
    });
    expect(await onStage('member')).toMatchObject([{ mute: true }]);
    await set('postCallMute', { phone_number: NUMBER, mute: false, role_type: 'expert' });
    expect(await onStage('member')).toMatchObject([{ mute: false }]);
  });

  it('mutes a heard phone when hiding it from the audience, and notifies moderators [LDIA-19, LDIA-41, LDIA-42]', async () => {
    const { client } = await stage.join('staff');
    await stage.enter('host');
    await stage.enter('member');
    await connect('host');
    await goes('connected');
    const body = { phone_number: NUMBER, role_type: 'expert' };
    expect((await set('postCallHide', { ...body, hide: true })).data).toEqual({
      hide: true,
      mute: true,
    });
    await client.hears('dial_in_refresh');
    expect(await onStage('member')).toEqual([]);
    expect(await onStage('staff')).toMatchObject([{ hide: true, mute: true }]);
    await set('postCallMute', { ...body, mute: false });
    expect(await onStage('member')).toMatchObject([{ hide: false, mute: false }]);
  });

  it('hides an unconnected phone without muting it, and connects it muted [LDIA-41]', async () => {
    await stage.enter('host');
    const { id } = await connect('host', { auto_call: true });
    const hidden = await set('postCallHide', { attendee_id: id, hide: true });
    expect(hidden.data).toEqual({ hide: true, mute: false });
    server.clock.advance(9 * MINUTE_MS);
    await server.runJobs();
    await goes('connected');
    expect((await history('host')).attendees).toMatchObject([{ hide: true, mute: true }]);
  });
});

describe('dialing in', () => {
  const password = async (person: DemoPersonKey = 'host') =>
    (await stage.as(person)).call('getCallPassword', { query: { live_id: stage.liveId } });
  const dial = (id: string, dialed = '4000', from = OTHER) => phones.dials({ id, dialed, from });

  it('admits a caller with a personal passcode, muted, as audience [LDIA-10, LDIA-04, LDIA-40]', async () => {
    const { client } = await stage.join('host');
    const { data } = await password();
    expect(data.password).toMatch(/^\d{9}$/);
    expect(await dial('in-1')).toEqual({ kind: 'answer', prompt: 'password' });
    phones.presses('in-1', `99*${data.password}#`);
    const message = await client.hears(
      'pstn_state_change',
      ({ online_state }) => online_state === 'connected',
    );
    expect(message).toMatchObject({ is_incoming: true, name: '139****4321' });
    await settled();
    const [caller] = (await history('host')).attendees;
    expect(caller).toMatchObject({ role_type: 'audience', phone_number: OTHER, mute: true });
    expect(phones.requests).toEqual([`in-1 say welcome`, `in-1 admit ${caller?.uid}`]);
    expect(await onStage('host')).toEqual([]);
    await set('postCallMute', { attendee_id: caller?.id, mute: false });
    expect(await onStage('host')).toMatchObject([{ name: '139****4321' }]);
    phones.hangsUp('in-1');
    await settled();
    expect(await stateOf(caller?.id ?? 0)).toBe('hanged_up');
  });

  it('lists a caller once who dials in again, in whatever notation the network reports', async () => {
    await stage.enter('host');
    const { data } = await password();
    for (const [index, from] of [OTHER, `+86${OTHER}`, `0${OTHER}`].entries()) {
      const call = `in-${index}`;
      await dial(call, '4000', from);
      phones.presses(call, `${data.password}#`);
      await settled();
      phones.hangsUp(call);
      await settled();
    }
    expect((await history('host')).attendees).toHaveLength(1);
  });

  it('hangs up after three wrong passwords [LDIA-52]', async () => {
    await stage.enter('host');
    await password();
    await dial('in-2');
    for (const wrong of ['1#', '2#', '3#']) {
      phones.presses('in-2', wrong);
      await settled();
    }
    expect(phones.requests).toEqual(['in-2 say wrong', 'in-2 say wrong', 'in-2 say refused']);
    server.clock.advance(2000);
    server.live.sweep();
    expect(phones.requests.at(-1)).toBe('in-2 hang up');
    expect((await history('host')).attendees).toEqual([]);
  });

  it.each(['138\r\nX', '138\u{202E}123<b>', '=HYPERLINK("x")', '%FF%FE', '138\u0000X'])(
    'admits a caller from %j without a number, and shows none [LDIA-10]',
    async (from) => {
      await stage.enter('host');
      const { data } = await password();
      await phones.dials({ id: 'in-4', dialed: '4000', from });
      phones.presses('in-4', `${data.password}#`);
      await settled();
      expect(phones.requests).toContain('in-4 say welcome');
      expect((await history('host')).attendees).toMatchObject([{ phone_number: '' }]);
    },
  );

  it('plays the refusal and hangs up when the server cannot admit a caller [LDIA-10]', async () => {
    await stage.enter('host');
    const { data } = await password();
    await dial('in-5');
    await whileFull(server.db, 'live_calls', async () => {
      phones.presses('in-5', `${data.password}#`);
      await settled();
    });
    expect(phones.requests).toEqual(['in-5 say refused']);
    server.clock.advance(2000);
    server.live.sweep();
    expect(phones.requests.at(-1)).toBe('in-5 hang up');
  });

  it('hangs up after a minute without keys', async () => {
    await dial('in-3');
    server.clock.advance(MINUTE_MS);
    server.live.sweep();
    expect(phones.requests).toEqual(['in-3 hang up']);
  });

  it('accepts only numbers of a meeting that is soon, open and has phone access [LDIA-51, LDIA-56, EVT-78]', async () => {
    await server.db.update(meetings).set({ hideConCall: true });
    await open({ startsInMinutes: 31 });
    await server.db.insert(meetingDialIns).values({
      meetingId: stage.meetingId,
      countryId: 10_000,
      phoneNumber: LINE,
      language: 'zh',
      passcode: '777888',
    });
    expect(await dial('a', '+1 555 0100 0000')).toEqual({ kind: 'refuse', reason: 'unknown' });
    expect(await dial('b', '4005550199')).toEqual({ kind: 'refuse', reason: 'closed' });
    server.clock.advance(MINUTE_MS);
    expect(await dial('c', '4005550199')).toMatchObject({ kind: 'answer' });
    await stage.enter('host');
    const { data } = await password();
    expect(data.dial_in_numbers).toMatchObject([{ phone_number: LINE, passcode: data.password }]);
    phones.presses('c', `${data.password}#`);
    await settled();
    expect(phones.requests).toEqual([expect.stringMatching(/^c say welcome/), expect.anything()]);
    await server.db
      .update(meetingDialIns)
      .set({ availableFrom: '00:00', availableUntil: '00:01' })
      .where(eq(meetingDialIns.meetingId, stage.meetingId));
    expect(await dial('d', '4005550199')).toEqual({ kind: 'refuse', reason: 'closed' });
    await server.db
      .update(meetings)
      .set({ hideConCall: true })
      .where(eq(meetings.id, stage.meetingId));
    expect(await dial('e')).toEqual({ kind: 'refuse', reason: 'closed' });
    expect((await password()).failure.code).toBe(1735);
  });

  it('shows the password to attendees only [LDIA-10]', async () => {
    expect((await password('member')).data.password).toMatch(/^\d{9}$/);
    expect((await password('poor')).failure.code).toBe(1708);
    expect(
      (
        await server.caller().call('getCallPassword', {
          query: { live_id: stage.liveId },
        })
      ).status,
    ).toBe(401);
  });
});

describe('end of phones', () => {
  it('hangs up every phone with the session, and audience phones at the audience’s end', async () => {
    await stage.join('host');
    await stage.move('host', 'putStartLives');
    const speaker = await connect('host');
    await goes('connected');
    const listener = await connect('host', { phone_number: OTHER, role_type: 'audience' });
    await goes('connected');
    await stage.move('host', 'putAudienceStopLive');
    await settled();
    expect([await stateOf(speaker.id), await stateOf(listener.id)]).toEqual([
      'connected',
      'hanged_up',
    ]);
    await stage.move('host', 'putStopLives');
    await settled();
    expect(phones.requests.filter((requested) => requested.endsWith('hang up'))).toHaveLength(2);
    const rows = await server.db.select().from(liveCalls).where(eq(liveCalls.liveId, stage.liveId));
    expect(rows.map(({ state }) => state)).toEqual(['hanged_up', 'hanged_up']);
  });

  it('hangs up a phone that the host removes', async () => {
    await stage.enter('host');
    const { id } = await connect('host');
    await goes('connected');
    await (
      await stage.as('host')
    ).call('deleteAutoCall', {
      query: { live_id: stage.liveId, attendee_id: id },
      body: undefined,
    });
    expect(phones.requests).toEqual([`${phones.calls[0]?.id} hang up`]);
    expect(await onStage('host')).toEqual([]);
  });
});

describe('the monitor', () => {
  const link = async (person: DemoPersonKey) =>
    (await stage.as(person)).call('getCallMonitor', { query: { live_id: stage.liveId } });

  it('gives host and staff a link for listening to the session without a login [LDIA-09, LDIA-01]', async () => {
    await stage.enter('host');
    await stage.enter('member');
    expect((await link('member')).failure.code).toBe(1710);
    const { url } = (await link('host')).data;
    const { pathname } = new URL(url);
    const answer = await fetch(server.url + pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/wav');
    const reader = answer.body?.getReader();
    const head = Buffer.from((await reader?.read())?.value ?? []);
    expect(head.toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WAVE$/s);
    const monitorFrames = server.toSfu.filter(({ type }) => type === 'monitor');
    expect(monitorFrames).toHaveLength(1);
    await reader?.cancel();
    const forged = pathname.replace(/\.\d+\./, '.1.');
    expect((await fetch(server.url + forged)).status).toBe(404);
    server.clock.advance(7 * 60 * MINUTE_MS);
    expect((await fetch(server.url + pathname)).status).toBe(404);
  });

  it('ends a link with the login that made it, not with another one of the host [LDIA-09]', async () => {
    await stage.enter('host');
    const { pathname } = new URL((await link('host')).data.url);
    const statusNow = async () => {
      const { status, body } = await fetch(server.url + pathname);
      await body?.cancel();
      return status;
    };
    await (await server.as('host')).call('postUsersLogout', {});
    expect(await statusNow()).toBe(200);
    const playing = await fetch(server.url + pathname);
    const host = await stage.as('host');
    await host.call('postUsersLogout', {});
    expect(await statusNow()).toBe(404);
    // The player that runs already is cut off as well.
    await playing.text();
    await host.call('postUsersLogin', {
      body: {
        account: { email: demoEmail('host') },
        method: 'password',
        password: DEMO_PASSWORD,
        agreement_version: AGREEMENT_VERSION,
      },
    });
    await stage.enter('host');
    expect((await link('host')).status).toBe(200);
    expect(await statusNow()).toBe(404);
  });
});
