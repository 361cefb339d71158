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

it.each([
  ['zh-CN', 'en', true],
  ['en', 'zh-CN', false],
] as const)(
  'I18N-05, REG-17, EVT-28 who reads %s is written to in it, whoever asked in %s',
  async (language, asked, isChinese) => {
    const { server, member, staff } = test;
    const options = { headers: { 'accept-language': asked } };
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
    // Registered, canceled; asked to pay, paid, registered, refunded twice told; the same by the event.
    expect(mails.length).toBeGreaterThanOrEqual(11);
    for (const { subject, text } of mails) {
      expect(CHINESE.test(`${subject}${text}`), `${subject}: ${text}`).toBe(isChinese);
    }
  },
);
