import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPeopleIds } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { makeMeeting } from '#modules/events/registrations/testMeetings.ts';
import { appointments } from './tables.ts';

let server: TestServer;
let member: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.as('member');
});
afterAll(() => server.close());

const trial = {
  appointment_type: 'vip_trial' as const,
  contact_type: 'email' as const,
  contact: 'lin@example.org',
  source_type: 'colleague',
};
const ask = (caller: TestCaller, body: object) =>
  caller.call('postAppointment', { body: body as typeof trial });

it('requires a dictionary source for a VIP trial [PAY-06, PAY-07]', async () => {
  const { data } = await ask(member, trial);
  expect(data.contact_within_hours).toBe(24);
  const { source_type: _, ...without } = trial;
  expect((await ask(member, without)).failure.issues?.[0]?.path).toBe('body.source_type');
  const unknown = await ask(member, { ...trial, source_type: 'a dream' });
  expect(unknown.failure.issues?.[0]?.path).toBe('body.source_type');
  expect((await ask(member, trial)).data.id).toBe(data.id);
});

it('stores a request of its user', async () => {
  const { meetingId } = await makeMeeting(server.deps);
  const other = await makeMeeting(server.deps);
  const body = {
    appointment_type: 'expert_one_to_one' as const,
    name: 'Lin Xiao',
    company: 'Quill',
    meeting_id: meetingId,
    contact_type: 'phone' as const,
    contact: '＋86 139 0000 0001',
    consult: 'Storage costs',
    source_type: 'event',
  };
  const { id } = (await ask(member, body)).data;
  const [row] = await server.db.select().from(appointments).where(eq(appointments.id, id));
  const ids = await demoPeopleIds(server.db);
  expect(row).toMatchObject({
    userId: ids.member,
    appointmentType: 'expert_one_to_one',
    name: 'Lin Xiao',
    company: 'Quill',
    meetingId,
    contactType: 'phone',
    contact: '+86 139 0000 0001',
    consult: 'Storage costs',
    sourceType: 'event',
    state: 'sent',
  });
  expect((await ask(member, body)).data.id).toBe(id);
  expect((await ask(member, { ...body, meeting_id: other.meetingId })).data.id).not.toBe(id);
  const unknown = await ask(member, { ...body, meeting_id: 999_999 });
  expect(unknown.failure.issues?.[0]?.path).toBe('body.meeting_id');
});

it('stores the chosen time of a meeting; another time is another request [APPT-14, APPT-28]', async () => {
  const { meetingId, slotIds } = await makeMeeting(server.deps, { slots: [1, 1] });
  const other = await makeMeeting(server.deps, { slots: [1] });
  const request = {
    appointment_type: 'expert_one_to_one' as const,
    contact_type: 'email' as const,
    contact: 'lin@example.org',
    meeting_id: meetingId,
  };
  const { id } = (await ask(member, { ...request, slot_id: slotIds[0] })).data;
  const [row] = await server.db.select().from(appointments).where(eq(appointments.id, id));
  expect(row).toMatchObject({ meetingId, slotId: slotIds[0] });
  expect((await ask(member, { ...request, slot_id: slotIds[0] })).data.id).toBe(id);
  expect((await ask(member, { ...request, slot_id: slotIds[1] })).data.id).not.toBe(id);

  const strange = await ask(member, { ...request, slot_id: other.slotIds[0] });
  expect(strange.failure.issues?.[0]?.path).toBe('body.slot_id');
  const { meeting_id: _, ...loose } = request;
  const alone = await ask(member, { ...loose, slot_id: slotIds[0] });
  expect(alone.failure.issues?.[0]?.path).toBe('body.meeting_id');
});

it('refuses visitors and invalid contacts', async () => {
  expect((await ask(server.caller(), trial)).status).toBe(401);
  const before = await server.db.$count(appointments);
  for (const wrong of [
    { contact: '' },
    { contact: 'nobody' },
    { contact_type: 'phone', contact: 'call me' },
    { contact_type: 'fax' },
    { contact_type: 'wechat', contact: 'a b' },
    { appointment_type: 'dinner' },
    { meeting_id: -1 },
    { consult: 'x'.repeat(501) },
  ]) {
    expect((await ask(member, { ...trial, ...wrong })).status).toBe(422);
  }
  expect(await server.db.$count(appointments)).toBe(before);
});
