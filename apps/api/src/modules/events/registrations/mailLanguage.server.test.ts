import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoEmail } from '#demo/people.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { makeMeeting, paid } from './testMeetings.ts';
import { meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

let test: RegistrationTest;

beforeAll(async () => {
  test = await startRegistrationTest();
  await giveMoney(test.server.deps, { type: 'User', id: test.ids.member }, { coin: 50_000 });
});
afterAll(() => test.server.close());

const CHINESE = /\p{Script=Han}/u;

it('names the start in Beijing time in mail and notice, the slot’s where one is taken [I18N-16]', async () => {
  const { server, member } = test;
  await member.call('putUsersChangeLanguage', { body: { language: 'en' } });
  const { meetingId, slotIds } = await makeMeeting(server.deps, { slots: [1, 1] });
  await register(member, meetingId, slotIds.slice(1));
  await server.runJobs();
  // The server's day begins at 02:00 UTC; the second slot starts half an hour after the next day
  // begins.
  const time = /21 Nov 2026, 10:30/;
  expect(server.inbox.messages(demoEmail('member'))[0]?.text.replaceAll('\u00A0', ' ')).toMatch(
    time,
  );
  const { data } = await member.call('getNotices', { query: {} });
  expect(data[0]?.body.replaceAll('\u00A0', ' ')).toMatch(time);
});

it.each([
  ['zh-CN', 'en', true],
  ['en', 'zh-CN', false],
] as const)(
  'writes to a %s reader in their language, also after requests in %s [I18N-05, REG-17, EVT-28]',
  async (language, requested, isChinese) => {
    const { server, member, staff } = test;
    const options = { headers: { 'accept-language': requested } };
    await member.call('putUsersChangeLanguage', { body: { language } });
    await server.runJobs();
    const before = server.inbox.messages(demoEmail('member')).length;

    const free = await makeMeeting(server.deps);
    const registered = await register(member, free.meetingId, [], options);
    const params = { id: registered.data.registration?.id ?? 0 };
    await member.call('deleteRegistration', { params }, options);

    const sold = await makeMeeting(server.deps, { meeting: paid });
    await register(member, sold.meetingId, [], options);
    await pay(member, sold.meetingId);
    const { meeting } = await meetingOf(member, sold.eventId);
    const refund = { params: { id: meeting.registration?.id ?? 0 } };
    await member.call('deleteRegistration', refund, options);

    const ended = await makeMeeting(server.deps, { meeting: paid });
    await pay(member, ended.meetingId);
    const cancel = { params: { id: ended.eventId }, body: { reason: '!' } };
    await staff.call('postStaffEventCancel', cancel, options);
    await server.runJobs();

    const all = server.inbox.messages(demoEmail('member'));
    const mails = all.slice(0, all.length - before);
    // The emails: registered and canceled; payment request, payment, registration and two refund
    // emails; the same for the event.
    expect(mails.length).toBeGreaterThanOrEqual(11);
    for (const { subject, text } of mails) {
      expect(CHINESE.test(`${subject}${text}`), `${subject}: ${text}`).toBe(isChinese);
    }
  },
);

it('shortens a long title in the subject only, and ends the reason like a sentence', async () => {
  const { server, member, staff } = test;
  await member.call('putUsersChangeLanguage', { body: { language: 'en' } });
  const title = 'The reopening of refinery margins, freight and storage '.repeat(3).trim();
  const { eventId, meetingId } = await makeMeeting(server.deps, { event: { enName: title } });
  await register(member, meetingId);
  await staff.call('postStaffEventCancel', {
    params: { id: eventId },
    body: { reason: 'The speaker is ill' },
  });
  await server.runJobs();
  const mail = server.inbox.latest(demoEmail('member'));
  expect(mail?.subject).toMatch(/^Canceled: The reopening of refinery margins.{20,60}…$/);
  expect(mail?.text).toContain(`“${title}”`);
  expect(mail?.text).toContain('was canceled: The speaker is ill.\n');
  const { data } = await member.call('getNotices', { query: {} });
  expect(data[0]?.body).toMatch(/: The speaker is ill\.$/);
});
