import { eq } from 'drizzle-orm';
import { investorEvents } from '#modules/events/tables.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => server.clock.set(TEST_START));
afterAll(() => server.close());

const inMinutes = (minutes: number): string =>
  new Date(Date.parse(TEST_START) + minutes * MINUTE_MS).toISOString();

describe('details of a refusal', () => {
  it('names the event whose page takes the registration or the payment [LCON-71]', async () => {
    const free = await LiveStage.make(server);
    const stranger = await free.token('poor');
    expect(stranger.failure).toMatchObject({ code: 1608, details: { event_id: free.eventId } });
    const paid = await LiveStage.make(server, { priceCents: 3000 });
    const unpaid = await paid.token('member');
    expect(unpaid.failure).toMatchObject({ code: 1703, details: { event_id: paid.eventId } });
  });

  it('names the event and when its room opens, UTC [LCON-59]', async () => {
    const stage = await LiveStage.make(server, { startsInMinutes: 90 });
    expect((await stage.token('member')).failure.details).toEqual({
      event_id: stage.eventId,
      opens_at: inMinutes(60),
      minutes: 30,
    });
  });

  it('refuses the calendar file to unregistered people, and names the event [EVT-79]', async () => {
    const stage = await LiveStage.make(server);
    const caller = await stage.as('poor');
    const refused = await caller.call('getEventCalendar', {
      params: { id: stage.meetingId },
      query: {},
    });
    expect(refused.failure).toMatchObject({ code: 1608, details: { event_id: stage.eventId } });
  });
});

describe('before the room opens', () => {
  const codeOf = async (stage: LiveStage, person: DemoPersonKey): Promise<number> => {
    const answer = await stage.token(person);
    return answer.status === 200 ? 200 : answer.failure.code;
  };

  it('admits host, co-host and staff at any time, while speakers and audience wait [LCON-59]', async () => {
    const stage = await LiveStage.make(server, {
      startsInMinutes: DAY_MINUTES,
      organizer: 'northgate',
    });
    const codes: Partial<Record<DemoPersonKey, number>> = {};
    for (const person of ['host', 'certified', 'staff', 'expert', 'member', 'poor'] as const) {
      codes[person] = await codeOf(stage, person);
    }
    expect(codes).toEqual({
      host: 200,
      certified: 200,
      staff: 200,
      expert: 1704,
      member: 1704,
      poor: 1608,
    });
  });

  it('allows early preparation, but no start before the room opens to everyone [LROL-06, LROL-15]', async () => {
    const stage = await LiveStage.make(server, { startsInMinutes: 31 });
    await stage.enter('host');
    expect((await stage.move('host', 'putPrepareLives')).data).toEqual({ live_state: 'preparing' });
    const refused = await stage.move('host', 'putStartLives');
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.failure.code).toBe(1721);
    server.clock.advance(MINUTE_MS);
    expect((await stage.move('host', 'putStartLives')).data).toEqual({ live_state: 'streaming' });
  });
});

it('refuses to prepare or start a canceled event, even from inside [EVT-28]', async () => {
  const stage = await LiveStage.make(server);
  await stage.enter('host');
  await server.db
    .update(investorEvents)
    .set({ canceledAt: server.clock.now() })
    .where(eq(investorEvents.id, stage.eventId));
  for (const call of ['putPrepareLives', 'putStartLives'] as const) {
    expect((await stage.move('host', call)).failure.code).toBe(1607);
  }
  expect((await stage.token('host')).failure.code).toBe(1607);
});

describe('the password of a meeting', () => {
  const tryIt = async (stage: LiveStage, language: string, password?: string) => {
    const caller = await stage.as('member');
    const body = { meeting_id: stage.meetingId, ...(password === undefined ? {} : { password }) };
    return caller.call(
      'postLiveToken',
      { params: stage.params, body },
      { headers: { 'accept-language': language } },
    );
  };

  it("answers a wrong one with 'Password incorrect' in both languages [EVT-74, ERR-17, ERR-42]", async () => {
    const stage = await LiveStage.make(server, { password: 'Haoyuan88' });
    const texts = [];
    for (const language of ['en', 'zh-CN']) {
      const { failure } = await tryIt(stage, language, 'haoyuan88');
      expect(failure).toMatchObject({ code: 1705, details: { event_id: stage.eventId } });
      texts.push(failure.msg);
    }
    expect(texts).toEqual(['Password incorrect', '密码错误。']);
  });

  it('accepts full-width characters and spaces around it [EVT-74, I18N-19]', async () => {
    const stage = await LiveStage.make(server, { password: 'Haoyuan88' });
    expect((await tryIt(stage, 'zh-CN', ' Ｈａｏｙｕａｎ８８ ')).status).toBe(200);
  });

  it('refuses an eleventh attempt for a while, not counting page reloads [EVT-74]', async () => {
    const stage = await LiveStage.make(server, { password: '8264' });
    const codes = [];
    for (let at = 0; at < 11; at += 1) {
      expect((await tryIt(stage, 'en')).failure.code).toBe(1705);
      codes.push((await tryIt(stage, 'en', String(at))).failure.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 1705), 1003]);
    expect((await tryIt(stage, 'en', '8264')).failure.code).toBe(1003);
    server.clock.advance(10 * MINUTE_MS);
    expect((await tryIt(stage, 'en', '8264')).status).toBe(200);
    expect((await tryIt(stage, 'en')).status).toBe(200);
  });

  it('asks for it only in the room, and shows it after registration [EVT-72, EVT-74]', async () => {
    const stage = await LiveStage.make(server, { password: '8264', listeners: ['vip'] });
    const caller = await stage.as('member');
    const read = async () => {
      const { data } = await caller.call('getEvent', { params: { id: stage.eventId } });
      return data.meetings[0];
    };
    expect(await read()).toMatchObject({ has_password: true, password: '***' });
    const params = { id: stage.meetingId };
    const registered = await caller.call('postRegistration', { params, body: { slot_ids: [] } });
    expect(registered.data.registration?.state).toBe('registered');
    expect((await read())?.password).toBe('8264');
    expect((await tryIt(stage, 'en')).failure.code).toBe(1705);
    expect((await tryIt(stage, 'en', '8264')).status).toBe(200);
  });
});
