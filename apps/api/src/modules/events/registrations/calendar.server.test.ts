import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEmail } from '#demo/people.ts';
import { investorEvents } from '../tables.ts';
import { eventSlots, meetings } from '../meetings/tables.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { registrations } from './tables.ts';
import { readCalendar } from './testCalendar.ts';
import { makeMeeting, paid } from './testMeetings.ts';
import { meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

const REASON = 'The speaker is ill.';
const HOUR_MS = 60 * 60 * 1000;

let test: RegistrationTest;

beforeAll(async () => {
  test = await startRegistrationTest();
  await giveMoney(test.server.deps, { type: 'User', id: test.ids.member }, { coin: 50_000 });
  await test.member.call('putUsersChangeLanguage', { body: { language: 'en' } });
  await test.server.runJobs();
});
afterAll(() => test.server.close());

async function download(meetingId: number) {
  const call = { params: { id: meetingId }, query: {} };
  return readCalendar((await test.member.call('getEventCalendar', call)).data.text);
}

/** Returns the newest email to the member, after all due jobs ran. */
async function newestMail() {
  await test.server.runJobs();
  const mail = test.server.inbox.latest(demoEmail('member'));
  if (mail === undefined) throw new Error('There is no mail.');
  return mail;
}

const cancelEvent = (id: number) =>
  test.staff.call('postStaffEventCancel', { params: { id }, body: { reason: REASON } });

describe('the entry of a meeting', () => {
  it('keeps its UID and raises its sequence when moved, canceled and reactivated [EVT-79]', async () => {
    const { db } = test.server;
    const { eventId, meetingId } = await makeMeeting(test.server.deps);
    await register(test.member, meetingId);
    const first = await download(meetingId);
    expect(first).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });

    const startsAt = new Date(first.startsAt.getTime() + HOUR_MS);
    const endsAt = new Date(first.endsAt.getTime() + HOUR_MS);
    await db.update(meetings).set({ startsAt, endsAt }).where(eq(meetings.id, meetingId));
    const moved = await download(meetingId);
    expect(moved).toMatchObject({ status: 'CONFIRMED', startsAt, endsAt });

    await cancelEvent(eventId);
    const canceled = await download(meetingId);
    expect(canceled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', startsAt, endsAt });

    await db.update(investorEvents).set({ canceledAt: null }).where(eq(investorEvents.id, eventId));
    await db
      .update(registrations)
      .set({ state: 'registered', reason: null })
      .where(eq(registrations.meetingId, meetingId));
    const reactivated = await download(meetingId);
    expect(reactivated).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', startsAt, endsAt });

    const entries = [first, moved, canceled, reactivated];
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([first.uid]));
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('raises its sequence when its slot moves or another one is taken [EVT-79]', async () => {
    const { db } = test.server;
    const { meetingId, slotIds } = await makeMeeting(test.server.deps, { slots: [2, 2] });
    const [one = 0, other = 0] = slotIds;
    await register(test.member, meetingId, [one]);
    const first = await download(meetingId);
    await db
      .update(eventSlots)
      .set({ endsAt: sql`ends_at + interval '5 minutes'` })
      .where(eq(eventSlots.id, one));
    const moved = await download(meetingId);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    await db
      .update(registrations)
      .set({ slotId: other })
      .where(eq(registrations.meetingId, meetingId));
    const changed = await download(meetingId);
    expect(changed.sequence).toBeGreaterThan(moved.sequence);
    expect(changed.startsAt).not.toEqual(moved.startsAt);
  });

  it.each([
    ['the password', { password: '4711' }, {}],
    ['the title in English', {}, { enName: 'A new title' }],
    ['the title in Chinese', {}, { scName: '新标题' }],
    ['the title in traditional characters', {}, { tcName: '新標題' }],
  ])('raises its sequence when %s changes [EVT-79]', async (_, meeting, event) => {
    const { db } = test.server;
    const { eventId, meetingId } = await makeMeeting(test.server.deps);
    await register(test.member, meetingId);
    const { sequence } = await download(meetingId);
    const change = { password: null, ...meeting };
    await db.update(meetings).set(change).where(eq(meetings.id, meetingId));
    const renamed = { playbackUrl: null, ...event };
    await db.update(investorEvents).set(renamed).where(eq(investorEvents.id, eventId));
    expect((await download(meetingId)).sequence).toBe(sequence + 1);
  });

  it('does not raise its sequence when a meeting starts [EVT-79]', async () => {
    const { db, clock } = test.server;
    const { meetingId } = await makeMeeting(test.server.deps);
    await register(test.member, meetingId);
    const { sequence } = await download(meetingId);
    await db.update(meetings).set({ startedAt: clock.now() }).where(eq(meetings.id, meetingId));
    expect((await download(meetingId)).sequence).toBe(sequence);
  });

  it('contains the password only while the registration is active [EVT-72]', async () => {
    const { meetingId } = await makeMeeting(test.server.deps, { meeting: { password: 'Pw-4711' } });
    const { data } = await register(test.member, meetingId);
    expect((await download(meetingId)).description).toContain('Pw-4711');
    await test.member.call('deleteRegistration', { params: { id: data.registration?.id ?? 0 } });
    const canceled = await download(meetingId);
    expect(canceled.status).toBe('CANCELLED');
    expect(canceled.description).not.toContain('Pw-4711');
  });

  it('refuses the calendar file while a registration waits for payment [EVT-79]', async () => {
    const { meetingId } = await makeMeeting(test.server.deps, { meeting: paid });
    await register(test.member, meetingId);
    const call = { params: { id: meetingId }, query: {} };
    expect((await test.member.call('getEventCalendar', call)).failure.code).toBe(1608);
  });
});

describe('the mail to an attendee', () => {
  it('adds the entry, and removes it when the event is canceled [EVT-37, EVT-79]', async () => {
    const { eventId, meetingId } = await makeMeeting(test.server.deps);
    await register(test.member, meetingId);
    const added = await newestMail();
    expect(added.calendar).toMatchObject({
      method: 'REQUEST',
      fileName: `rostra-${meetingId}.ics`,
    });
    await cancelEvent(eventId);
    const removed = await newestMail();
    expect(removed.calendar?.method).toBe('CANCEL');
    const [before, after] = [added, removed].map((mail) => readCalendar(mail.calendar?.text ?? ''));
    expect(before).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' });
    expect(after).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: before?.uid });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('removes the entry when the registration is canceled [REG-17, EVT-79]', async () => {
    const { meetingId } = await makeMeeting(test.server.deps);
    const { data } = await register(test.member, meetingId);
    await test.member.call('deleteRegistration', { params: { id: data.registration?.id ?? 0 } });
    expect((await newestMail()).calendar?.method).toBe('CANCEL');
  });

  it('has no entry before the organizer decides, nor after a cancellation then', async () => {
    const { eventId, meetingId } = await makeMeeting(test.server.deps, {
      meeting: { needsApproval: true },
    });
    await register(test.member, meetingId);
    expect((await newestMail()).calendar).toBeUndefined();
    await cancelEvent(eventId);
    expect((await newestMail()).calendar).toBeUndefined();
  });

  it('mentions a refund only to buyers when an event is canceled [EVT-37]', async () => {
    const newestNotice = async () =>
      (await test.member.call('getNotices', { query: {} })).data[0]?.body;
    const free = await makeMeeting(test.server.deps);
    await register(test.member, free.meetingId);
    await cancelEvent(free.eventId);
    const unpaid = await newestMail();
    expect(unpaid.text).toContain(REASON);
    expect(`${unpaid.text}${await newestNotice()}`).not.toMatch(/refund|paid/i);

    const sold = await makeMeeting(test.server.deps, { meeting: paid });
    await pay(test.member, sold.meetingId);
    const { meeting } = await meetingOf(test.member, sold.eventId);
    expect(meeting.registration?.state).toBe('registered');
    await cancelEvent(sold.eventId);
    await test.server.runJobs();
    const mails = test.server.inbox.messages(demoEmail('member'));
    const cancellationMail = mails.find(({ text }) => text.includes(REASON));
    expect(cancellationMail?.text).toContain('Your payment has been refunded in full.');
  });
});
