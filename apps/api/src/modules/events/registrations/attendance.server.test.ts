import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { LiveStage } from '#modules/live/testing/LiveStage.ts';
import { meetings } from '../meetings/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { sweepAttendance } from './settleAttendance.ts';
import { registrations } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(TEST_START);
  stage = await LiveStage.make(server);
});
afterAll(() => server.close());

const rowOf = async (person: DemoPersonKey) => {
  const { eventId, ids } = stage;
  const [row] = await server.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.userId, ids[person])));
  return row;
};
const stateOf = async (person: DemoPersonKey) => (await rowOf(person))?.state;
const entered = async (person: DemoPersonKey) => {
  const caller = await stage.as(person);
  const query = { event_id: stage.eventId };
  return (await caller.call('getEnteredEvents', { query })).data[0]?.registration;
};

it('checks in members who join the room, and leaves others registered [REG-05, PROF-04]', async () => {
  await stage.enter('member');
  await server.runJobs();
  expect(await entered('member')).toMatchObject({ state: 'checkedin', next_step: 'enter' });
  expect(await stateOf('vip')).toBe('registered');
  await stage.enter('member');
  await server.runJobs();
  expect(await stateOf('member')).toBe('checkedin');
});

it('lets early members cancel until the meeting begins, and not after [REG-17, PAY-78]', async () => {
  await stage.enter('member');
  await stage.enter('vip');
  await server.runJobs();
  const member = await stage.as('member');
  const { id = 0 } = (await rowOf('member')) ?? {};
  expect(await entered('member')).toMatchObject({ can_cancel: true });
  expect((await member.call('deleteRegistration', { params: { id } })).status).toBe(200);
  expect(await stateOf('member')).toBe('canceled');
  await stage.enter('host');
  await stage.move('host', 'putStartLives');
  server.clock.advance(HOUR_MS / 4);
  expect(await entered('vip')).toMatchObject({ state: 'checkedin', can_cancel: false });
});

it('marks absent registrants as no-shows after the live session [REG-06]', async () => {
  await stage.enter('host');
  await stage.move('host', 'putStartLives');
  const { client } = await stage.join('member');
  await server.runJobs();
  expect(await stateOf('vip')).toBe('registered');
  client.cut();
  await stage.move('host', 'putStopLives');
  await server.runJobs();
  expect([await stateOf('member'), await stateOf('vip')]).toEqual(['checkedin', 'noshow']);
});

it('settles an unstopped live session after its time, and never an unstarted one [REG-06]', async () => {
  const { meetingId } = stage;
  server.clock.advance(24 * HOUR_MS);
  await sweepAttendance.handle({}, server.deps);
  expect(await stateOf('vip')).toBe('registered');
  const startedAt = server.clock.now();
  await server.db.update(meetings).set({ startedAt }).where(eq(meetings.id, meetingId));
  await sweepAttendance.handle({}, server.deps);
  expect(await stateOf('vip')).toBe('noshow');
});
