import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '#demo/index.ts';
import { makeMeeting } from '#modules/events/registrations/testMeetings.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { appointments } from './tables.ts';

const AT_ONCE = 12;

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  await loadDemo(server.deps);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('joins concurrent requests for the same time into one appointment [APPT-28]', async () => {
  const { meetingId, slotIds } = await makeMeeting(server.deps, { slots: [1] });
  const member = await server.as('member');
  const body = {
    appointment_type: 'expert_one_to_one' as const,
    contact_type: 'email' as const,
    contact: 'lin@example.org',
    meeting_id: meetingId,
    slot_id: slotIds[0],
  };
  const before = await server.db.$count(appointments);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => member.call('postAppointment', { body })),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await server.db.$count(appointments)).toBe(before + 1);
});
