import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NEVER_STARTED_HOURS } from '@rostra/contract';
import { LIVE_HOSTLESS_MINUTES } from '@rostra/contract/live';
import { meetings } from '#modules/events/meetings/tables.ts';
import { cancelNeverStarted } from '#modules/events/registrations/cancelNeverStarted.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { roomsOf } from '../rooms/roomsOf.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { closeHostless } from './closeHostless.ts';

const MINUTE_MS = 60_000;
/** Minutes from the start of the test to the meeting's planned end. */
const PLANNED_END = 70;
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  stage.close();
  server.clock.set(TEST_START);
});
afterAll(() => server.close());

/**
 * Advances to some minutes after the planned end; tokens of earlier members have expired by then.
 */
const goTo = async (minutes: number): Promise<void> => {
  const start = Date.parse(TEST_START);
  server.clock.set(new Date(start + (PLANNED_END + minutes) * MINUTE_MS).toISOString());
  server.live.sweep();
  await settled();
};

const settled = (): Promise<void> => roomsOf(server.deps).attendance.settled();

const stateAfterClosing = async (): Promise<string | undefined> => {
  await closeHostless.handle({}, server.deps);
  const [live] = await server.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.id, stage.liveId));
  return live?.state;
};

const start = async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  await stage.move('host', 'putStartLives');
  return host.client;
};

const canceledAt = async () => {
  await cancelNeverStarted.handle({}, server.deps);
  const [meeting] = await server.db.select().from(meetings).where(eq(meetings.id, stage.meetingId));
  return meeting?.canceledAt;
};

it('closes a session that its host left a quarter of an hour after the planned end [LTIM-10]', async () => {
  const host = await start();
  await host.leave(stage.channel);
  await settled();
  await goTo(LIVE_HOSTLESS_MINUTES - 1);
  const member = await stage.join('member');
  expect(await stateAfterClosing()).toBe('streaming');
  server.clock.advance(MINUTE_MS);
  expect(await stateAfterClosing()).toBe('stopped');
  await member.client.hears('state_change', ({ state }) => state === 'stopped');
  const [meeting] = await server.db.select().from(meetings).where(eq(meetings.id, stage.meetingId));
  expect(meeting?.endedAt).toEqual(server.clock.now());
  // It has ended like any other session, so joining is refused.
  expect((await stage.token('member')).failure.code).toBe(1706);
});

it('keeps it open while the host is present or left within a quarter of an hour [LTIM-10]', async () => {
  await start();
  await goTo(LIVE_HOSTLESS_MINUTES + 30);
  const { client } = await stage.join('host');
  await settled();
  expect(await stateAfterClosing()).toBe('streaming');
  await client.leave(stage.channel);
  await settled();
  server.clock.advance((LIVE_HOSTLESS_MINUTES - 1) * MINUTE_MS);
  expect(await stateAfterClosing()).toBe('streaming');
  server.clock.advance(MINUTE_MS);
  expect(await stateAfterClosing()).toBe('stopped');
});

it('leaves sessions alone that never started or are before their planned end [LTIM-10]', async () => {
  stage = await LiveStage.make(server);
  await goTo(LIVE_HOSTLESS_MINUTES + 60);
  expect(await stateAfterClosing()).toBe('unprepare');
  stage.close();
  server.clock.set(TEST_START);
  const host = await start();
  await host.leave(stage.channel);
  await settled();
  await goTo(-1);
  expect(await stateAfterClosing()).toBe('streaming');
});

it.each([
  [
    'stopped by its host',
    async () => {
      expect((await stage.move('host', 'putStopLives')).data.live_state).toBe('stopped');
    },
  ],
  [
    'closed without its host',
    async () => {
      await goTo(LIVE_HOSTLESS_MINUTES);
      expect(await stateAfterClosing()).toBe('stopped');
    },
  ],
])('cancels a meeting that was only prepared and then %s [PAY-78]', async (_how, close) => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  expect((await stage.move('host', 'putPrepareLives')).data.live_state).toBe('preparing');
  await close();
  await goTo(NEVER_STARTED_HOURS * 60 - 1);
  expect(await canceledAt()).toBeNull();
  server.clock.advance(MINUTE_MS);
  expect(await canceledAt()).toEqual(server.clock.now());
});
