import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LIVE_HOSTLESS_MINUTES } from '@rostra/contract/live';
import { meetings } from '#modules/meetings/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { roomsOf } from '../roomsOf.ts';
import { lives } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { closeHostless } from './closeHostless.ts';

const MINUTE_MS = 60_000;
/** From the start of the test until the meeting's planned end. */
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

/** So many minutes after the planned end; tickets of those who came before have run out. */
const goTo = async (minutes: number): Promise<void> => {
  const start = Date.parse(TEST_START);
  server.clock.set(new Date(start + (PLANNED_END + minutes) * MINUTE_MS).toISOString());
  server.live.sweep();
  await settled();
};

const settled = (): Promise<void> => roomsOf(server.deps).attendance.settled();

const stateAfterClosing = async (): Promise<string | undefined> => {
  await closeHostless.handle({}, server.deps);
  const [live] = await server.db.select().from(lives).where(eq(lives.id, stage.liveId));
  return live?.state;
};

const start = async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  await stage.move('host', 'putStartLives');
  return host.client;
};

it('LTIM-10 a live whose host has gone is closed a quarter of an hour after its planned end', async () => {
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
  // It has ended like any other: nobody comes in again.
  expect((await stage.token('member')).failure.code).toBe(1706);
});

it('LTIM-10 a host who is there, or left less than a quarter of an hour ago, keeps it open', async () => {
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

it('LTIM-10 a live that never began, and one before its planned end, stay as they are', async () => {
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
