import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { LiveStage } from '#modules/live/testing/LiveStage.ts';
import { investorEvents } from '../tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(TEST_START);
  stage = await LiveStage.make(server, { startsInMinutes: 60 });
});
afterAll(() => server.close());

/** Returns the seat that the event page shows to a person. */
const readEventRole = async (person: DemoPersonKey) => {
  const { data } = await (
    await stage.as(person)
  ).call('getEvent', { params: { id: stage.eventId } });
  return data.meetings[0]?.event_role;
};

it('lets hosts and staff join without registering at any time, speakers once it opens [EVT-67]', async () => {
  expect(await readEventRole('host')).toEqual({ role: 'broadcaster', next_step: 'enter' });
  expect(await readEventRole('varga')).toEqual({ role: 'expert', next_step: 'enter' });
  expect(await readEventRole('staff')).toEqual({ role: 'staff', next_step: 'enter' });
  expect(await readEventRole('expert')).toEqual({ role: 'expert', next_step: 'attend' });
  expect(await readEventRole('certified')).toBeNull();
  const visitor = await server.caller().call('getEvent', { params: { id: stage.eventId } });
  expect(visitor.data.meetings[0]?.event_role).toBeNull();
  server.clock.advance(30 * MINUTE_MS);
  expect(await readEventRole('expert')).toEqual({ role: 'expert', next_step: 'enter' });
  for (const person of ['host', 'varga', 'staff', 'expert'] as const) {
    expect((await stage.token(person)).status, person).toBe(200);
  }
});

it('refuses entry to a room that has ended or whose event is canceled [EVT-67, LMEM-70]', async () => {
  server.clock.advance(30 * MINUTE_MS);
  await stage.enter('host');
  await stage.move('host', 'putStartLives');
  await stage.move('host', 'putStopLives');
  // The host may save the attendance.
  const ended = { role: 'broadcaster', next_step: 'none', reads_attendance: true };
  expect(await readEventRole('host')).toEqual(ended);
  expect(await readEventRole('staff')).toEqual({ role: 'staff', next_step: 'none' });
  const canceled = await LiveStage.make(server);
  const canceledAt = server.clock.now();
  await server.db
    .update(investorEvents)
    .set({ canceledAt })
    .where(eq(investorEvents.id, canceled.eventId));
  stage = canceled;
  expect(await readEventRole('expert')).toEqual({ role: 'expert', next_step: 'none' });
});
