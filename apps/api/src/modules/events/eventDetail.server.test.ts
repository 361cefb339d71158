import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MASK } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import { loadDemo } from '#demo/index.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { putAudience } from '#modules/audience/index.ts';
import { markMeetingEnded, markMeetingStarted } from './meetings/markRun.ts';
import { meetings } from './meetings/tables.ts';
import { addMeeting, makeMeeting, offline } from './registrations/testMeetings.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { investorEvents } from './tables.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let guest: TestCaller;
let member: TestCaller;
let vip: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.deps);
  guest = server.caller();
  member = await server.as('member');
  vip = await server.as('vip');
});
afterAll(() => server.close());

/** Finds an event of the demo by the beginning of its English name. */
async function demoEvent(caller: TestCaller, name: string): Promise<Data<'getEvent'>> {
  const { data: list } = await guest.call('getEvents', { query: { per_page: 100 } });
  const id = list.find((event) => event.en_name?.startsWith(name))?.id;
  if (id === undefined) throw new Error(`The demo has no event "${name}".`);
  return (await caller.call('getEvent', { params: { id } })).data;
}

async function demoEvents(): Promise<Data<'getEvent'>[]> {
  const { data: list } = await guest.call('getEvents', { query: { per_page: 100 } });
  return Promise.all(
    list.map(async ({ id }) => (await guest.call('getEvent', { params: { id } })).data),
  );
}

const register = (caller: TestCaller, id: number) =>
  caller.call('postRegistration', { params: { id }, body: {} });

describe('getEvent', () => {
  it('returns name, time, place, language and price of an event [EVT-09, EVT-10, EVT-11, EVT-12, EVT-13, EVT-14]', async () => {
    const event = await demoEvent(guest, 'Storage open hour');
    expect(event).toMatchObject({
      en_name: expect.stringMatching(/^Storage open hour/),
      sc_name: expect.stringMatching(/\p{Script=Han}/u),
      meeting_way: 'online',
      language: 'zh',
      current_price: null,
      only_vip: false,
      address: null,
    });
    const times = event.meetings.map(({ starts_at, ends_at }) => [starts_at, ends_at]);
    expect([event.starts_at, event.ends_at]).toEqual(times[0]);
  });

  it('returns everything that belongs to an event [EVT-01, EVT-16, EVT-18, EVT-19, EVT-20, EVT-21]', async () => {
    const event = await demoEvent(guest, 'Storage open hour');
    expect(event).toMatchObject({
      one_to_one: true,
      user_state: 'registering',
      playback_url: null,
    });
    expect(event.speakers.map(({ en_name }) => en_name)).toEqual(['Zhou Yuanhang', 'Sun Ruoheng']);
    expect(event.co_organizers).toHaveLength(1);
    expect(event.contacts[0]).toMatchObject({ email: 'events@harbourline.example' });
    expect(event.links[0]?.url).toMatch(/^https:/);
    expect(event.notes.length).toBeGreaterThan(0);
    expect(event.notes.every(({ path, id }) => path.endsWith(`/${id}`))).toBe(true);
    const english = { headers: { 'accept-language': 'en' } };
    const read = await guest.call('getEvent', { params: { id: event.id } }, english);
    expect(read.data.notes[0]?.lang).toBe('en');
  });

  it('opens its files by getDownloadUrl to everyone with access to the event [EVT-17]', async () => {
    const event = await demoEvent(guest, 'Storage open hour');
    const [file] = event.files;
    expect(file).toMatchObject({ en_name: 'Agenda', content_type: 'application/pdf' });
    const query = { file_url: file?.file_url ?? '' };
    const { data } = await member.call('getDownloadUrl', { query });
    const bytes = await member.fetch(data.download_url);
    expect(bytes.status).toBe(200);
    expect((await bytes.text()).startsWith('%PDF')).toBe(true);
    await server.db
      .update(investorEvents)
      .set({ withdrawnAt: server.clock.now() })
      .where(eq(investorEvents.id, event.id));
    expect((await member.call('getDownloadUrl', { query })).failure.code).toBe(1305);
    await server.db
      .update(investorEvents)
      .set({ withdrawnAt: null })
      .where(eq(investorEvents.id, event.id));
  });

  it('opens its files to its audience alone, also when it is canceled [EVT-17, FND-60]', async () => {
    const event = await demoEvent(guest, 'Storage open hour');
    const query = { file_url: event.files[0]?.file_url ?? '' };
    const link = (await member.call('getDownloadUrl', { query })).data.download_url;
    const statuses = async (caller: TestCaller) => [
      (await caller.call('getEvent', { params: { id: event.id } })).status,
      (await caller.call('getDownloadUrl', { query })).status,
      (await caller.fetch(query.file_url)).status,
    ];
    const isIt = eq(investorEvents.id, event.id);
    await server.db.update(investorEvents).set({ canceledAt: server.clock.now() }).where(isIt);
    expect(await statuses(guest)).toEqual([200, 200, 200]);
    const { vip: invited } = await demoPeopleIds(server.db);
    const invite = (visitors: boolean, userIds: number[]) =>
      inTransaction(server.deps, (tx) =>
        putAudience(
          tx,
          { type: 'Event', id: event.id },
          { visitors, organizationTypeIds: [], userIds },
        ),
      );
    await invite(false, [invited]);
    for (const caller of [guest, member]) expect(await statuses(caller)).toEqual([404, 404, 404]);
    expect((await guest.fetch(link)).status).toBe(404);
    expect(await statuses(vip)).toEqual([200, 200, 200]);
    await invite(true, []);
    await server.db.update(investorEvents).set({ canceledAt: null }).where(isIt);
  });

  it('has each type in the demo, and meetings of each way [EVT-03, EVT-38, EVT-39, EVT-40, EVT-41]', async () => {
    const events = await demoEvents();
    const all = events.flatMap((event) => event.meetings);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const event of events) {
      expect(event.meetings.every(({ event_id }) => event_id === event.id)).toBe(true);
    }
    for (const meeting of all) {
      expect(meeting.meeting_way === 'offline').toBe(meeting.online_type === 'offline');
    }
    expect(new Set(events.map(({ event_type_id }) => event_type_id))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
  });

  it('has each access mode in the demo [EVT-66, EVT-67, EVT-68, EVT-69, EVT-70, EVT-71]', async () => {
    const all = (await demoEvents()).flatMap((event) => event.meetings);
    for (const mode of ['offline', 'default_online', 'rtmp', 'other_online']) {
      expect(all.some((meeting) => meeting.online_type === mode)).toBe(true);
    }
    expect(all.find(({ rtmp }) => rtmp !== null)?.rtmp).toEqual({ region: 'eu', type: 'live' });
    for (const meeting of all) {
      const hasRoom = ['default_online', 'rtmp'].includes(meeting.online_type);
      expect(meeting.opens_at !== null).toBe(hasRoom);
    }
  });

  it('names types by the dictionary, and leaves out the name of an unknown one [EVT-04, EVT-05, EVT-06, EVT-07, EVT-08]', async () => {
    const { data } = await guest.call('getDimensions', {});
    const { data: list } = await guest.call('getEvents', { query: { per_page: 100 } });
    for (const { event_type_id: id, event_type: type } of list) {
      expect(data.event_types).toContainEqual({ value: String(id), ...type });
    }
    const { eventId } = await makeMeeting(server.deps, { event: { eventTypeId: 77 } });
    const other = await guest.call('getEvent', { params: { id: eventId } });
    expect(other.data).toMatchObject({ event_type_id: 77, event_type: null });
  });

  it('shows a finished event with its playback in the demo [EVT-31]', async () => {
    expect(await demoEvent(guest, 'Meridian Photonics investor')).toMatchObject({
      state: 'finished',
      user_state: 'replay',
      playback_url: 'https://meridian.example/investors/questions',
    });
  });

  it('prices an event by its cheapest meeting [EVT-13, EVT-14]', async () => {
    const event = await demoEvent(guest, 'New-energy analyst roadshow');
    expect(event.meetings.map(({ current_price }) => current_price)).toEqual([35, 20]);
    expect([event.current_price, event.original_price]).toEqual([20, null]);
  });

  it('lists dial-in numbers by country, and none where the meeting hides them [EVT-22, EVT-47, EVT-78]', async () => {
    const open = await demoEvent(guest, 'Storage open hour');
    expect(open.dial_in_numbers.map(({ country }) => country.en_name)).toEqual([
      'Chinese mainland',
      'Hong Kong, China',
      'United States',
    ]);
    expect(open.dial_in_numbers[0]).toMatchObject({
      passcode: MASK,
      available_from: '05:30',
      available_until: '23:58',
    });
    const own = await demoEvent(member, 'Storage open hour');
    expect(own.dial_in_numbers[0]?.passcode).toMatch(/^\d+$/);
    await server.db
      .update(meetings)
      .set({ hideConCall: true })
      .where(eq(meetings.eventId, open.id));
    expect((await demoEvent(member, 'Storage open hour')).dial_in_numbers).toEqual([]);
  });
});

describe('details for registered readers', () => {
  it('masks addresses, links and password until registered [EVT-42, EVT-48, EVT-69, EVT-72, EVT-73, EVT-74]', async () => {
    const before = await demoEvent(vip, 'Macro round table');
    const [meeting] = before.meetings;
    expect(meeting).toMatchObject({
      online_address: MASK,
      extra_link: MASK,
      password: MASK,
      has_password: true,
    });
    const plain = await vip.fetch(`/api/v1/events/${before.id}`);
    expect(await plain.text()).not.toMatch(/Northgate7|918 204|meet\.northgate/);
    await register(vip, meeting?.id ?? 0);
    expect((await demoEvent(vip, 'Macro round table')).meetings[0]).toMatchObject({
      online_address: '918 204 337',
      extra_link: 'https://meet.northgate.example/macro-round-table',
      password: 'Northgate7',
    });
    expect((await demoEvent(guest, 'Macro round table')).meetings[0]?.password).toBe(MASK);
  });

  it.each(['pending', 'prepending', 'rejected', 'canceled'])(
    'keeps the masks while %s [EVT-72]',
    async (state) => {
      const { data } = await member.call('getEnteredEvents', {
        query: { state: state as 'pending' },
      });
      expect(data.length).toBeGreaterThan(0);
      for (const { meeting } of data) {
        expect(meeting.has_registered).toBe(false);
        const texts = [meeting.online_address, meeting.offline_address, meeting.password];
        expect(texts.every((text) => text === null || text === MASK)).toBe(true);
      }
    },
  );

  it('shows the address in the reader’s language, and its region to everyone [EVT-11, EVT-43, EVT-44]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: offline });
    const read = async (caller: TestCaller, language: string) => {
      const headers = { 'accept-language': language };
      return (await caller.call('getEvent', { params: { id: eventId } }, { headers })).data;
    };
    const masked = await read(guest, 'en');
    expect([masked.address, masked.meetings[0]?.offline_address]).toEqual([MASK, MASK]);
    expect(masked.meetings[0]?.region_with_parents.map(({ en_name }) => en_name)).toEqual([
      'Chinese mainland',
      'Shanghai',
      'Shanghai',
    ]);
    await register(member, meetingId);
    expect((await read(member, 'en')).address).toBe('1 People’s Square');
    expect((await read(member, 'zh-CN')).address).toBe('人民广场 1 号');
  });

  it('returns the calendar file only to registered users, in UTC [EVT-79]', async () => {
    const event = await demoEvent(vip, 'Haoyuan Energy Storage roadshow');
    const params = { id: event.meetings[0]?.id ?? 0 };
    const { data } = await vip.call('getEventCalendar', { params, query: {} });
    expect(data.file_name).toMatch(/\.ics$/);
    const text = data.text.replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20261121T020000Z\r\n');
    expect(text).toContain(`UID:meeting-${params.id}@`);
    expect(text).toContain('Haoyuan88');
    const refused = await member.call('getEventCalendar', { params, query: {} });
    expect(refused.failure.code).toBe(1608);
    const visitor = await guest.call('getEventCalendar', { params, query: {} });
    expect(visitor.failure.code).toBe(10_001);
    const unknown = { params: { id: 999_999 }, query: {} };
    expect((await vip.call('getEventCalendar', unknown)).failure.code).toBe(1601);
    const bad = { params: { id: 'x' }, query: {} } as never;
    expect((await vip.call('getEventCalendar', bad)).failure.code).toBe(1001);
  });
});

describe('meeting states for a reader', () => {
  const stateOf = async (caller: TestCaller, eventId: number) => {
    const { data } = await caller.call('getEvent', { params: { id: eventId } });
    return [data.user_state, data.meetings[0]?.state, data.state];
  };

  it('derives the state before the end from reader and time [EVT-29, EVT-30, EVT-46, EVT-59, EVT-65]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { inHours: 1 });
    await register(member, meetingId);
    expect(await stateOf(member, eventId)).toEqual(['registered', 'registered', 'planned']);
    expect(await stateOf(guest, eventId)).toEqual(['registering', 'normal', 'planned']);
    server.clock.advance(HOUR);
    expect(await stateOf(guest, eventId)).toEqual(['registering', 'normal', 'ongoing']);
  });

  it('derives finished, replay and canceled [EVT-31, EVT-32, EVT-33]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { inHours: 1 });
    await register(member, meetingId);
    const seen = (caller: TestCaller) => stateOf(caller, eventId);
    server.clock.advance(3 * HOUR);
    expect(await seen(member)).toEqual(['finished', 'finished', 'finished']);
    const playbackUrl = '/playback/1';
    await server.db
      .update(investorEvents)
      .set({ playbackUrl })
      .where(eq(investorEvents.id, eventId));
    expect(await seen(member)).toEqual(['replay', 'finished', 'finished']);
    const { data } = await member.call('getEnteredEvents', { query: { event_id: eventId } });
    expect(data[0]?.registration.next_step).toBe('replay');
    await server.db
      .update(investorEvents)
      .set({ canceledAt: server.clock.now() })
      .where(eq(investorEvents.id, eventId));
    expect(await seen(guest)).toEqual(['canceled', 'canceled', 'canceled']);
  });

  it('starts and ends a meeting with its live, and the event with its last meeting [EVT-24, EVT-25, EVT-26, EVT-27, EVT-28]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { inHours: 1 });
    const startsAt = new Date(server.clock.now().getTime() + HOUR);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR) };
    const other = await addMeeting(server.deps, eventId, times);
    const states = async () => {
      const { data } = await guest.call('getEvent', { params: { id: eventId } });
      const listed = await guest.call('getEvents', {
        query: { state: data.state, per_page: 100 },
      });
      expect(listed.data.map(({ id }) => id)).toContain(eventId);
      return [data.state, ...data.meetings.map(({ state }) => state)];
    };
    const now = () => server.clock.now();
    await inTransaction(server.deps, (tx) => markMeetingStarted(tx, meetingId, now()));
    expect(await states()).toEqual(['ongoing', 'normal', 'normal']);
    await inTransaction(server.deps, (tx) => markMeetingEnded(tx, meetingId, now()));
    expect(await states()).toEqual(['ongoing', 'finished', 'normal']);
    await inTransaction(server.deps, (tx) => markMeetingEnded(tx, other.meetingId, now()));
    expect(await states()).toEqual(['finished', 'finished', 'finished']);
  });

  it('shows the states of the meeting’s own room [EVT-49, EVT-50, EVT-51]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps);
    const [live] = await server.db
      .insert(liveSessions)
      .values({
        meetingId,
        channel: 'test',
        state: 'preparing',
        asrState: 'running',
        createdAt: server.clock.now(),
      })
      .returning({ id: liveSessions.id });
    const { data } = await guest.call('getEvent', { params: { id: eventId } });
    expect(data.meetings[0]).toMatchObject({
      id: meetingId,
      event_id: eventId,
      live: { id: live?.id, live_state: 'preparing', asr_state: 'running' },
    });
  });

  it('opens to VIP by right and shows the price to others [EVT-53, EVT-57, EVT-58, CONT-07]', async () => {
    const toVip = (await demoEvent(vip, 'European autos briefing')).meetings[0];
    expect(toVip).toMatchObject({ access: 'free_by_right', need_to_pay: false, offers: [] });
    const toGuest = (await demoEvent(guest, 'European autos briefing')).meetings[0];
    expect(toGuest).toMatchObject({
      access: 'price',
      free: false,
      need_to_pay: true,
      current_price: 20,
      original_price: 30,
      trial_allowed: true,
    });
    expect(toGuest?.offers.map(({ kind }) => kind)).toEqual(['pay_price', 'vip_trial']);
  });
});
