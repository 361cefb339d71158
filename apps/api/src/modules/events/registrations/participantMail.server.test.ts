import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { demoEmail } from '#demo/people.ts';
import { TEST_START } from '#testing/startTestServer.ts';
import { makeMeeting, offline, paid } from './testMeetings.ts';
import { meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

let test: RegistrationTest;

beforeAll(async () => {
  test = await startRegistrationTest();
  await giveMoney(test.server.deps, { type: 'User', id: test.ids.member }, { coin: 50_000 });
});
beforeEach(() => test.server.clock.set(TEST_START));
afterAll(() => test.server.close());

/** Returns the newest mail whose subject begins so, with plain spaces. */
async function mailOf(subject: string): Promise<string> {
  await test.server.runJobs();
  const mail = test.server.inbox
    .messages(demoEmail('member'))
    .find((message) => message.subject.startsWith(subject));
  return mail?.text.replaceAll('\u00A0', ' ') ?? '';
}

const language = (chosen: 'en' | 'zh-CN') =>
  test.member.call('putUsersChangeLanguage', { body: { language: chosen } });

it.each([
  [
    'en',
    'You’re registered',
    [
      'When: 23 Nov 2026, 10:00 to 12:00 Beijing time',
      'Where: 12 Quay Road',
      'Full refund until 21 Nov 2026, 10:00 Beijing time, no refund after that.',
    ],
    'Event page: ',
  ],
  [
    'zh-CN',
    '报名成功',
    [
      '时间：北京时间 2026 年 11 月 23 日 10:00 至 12:00',
      '地点：码头路 12 号',
      '北京时间 2026 年 11 月 21 日 10:00 前取消可全额退款',
    ],
    '活动页：',
  ],
] as const)(
  'mails when, where and until when canceling is free in %s [REG-17]',
  async (chosen, subject, facts, page) => {
    await language(chosen);
    const address = { scOfflineAddress: '码头路 12 号', enOfflineAddress: '12 Quay Road' };
    const meeting = { ...paid, ...offline, ...address };
    const { eventId, meetingId } = await makeMeeting(test.server.deps, { inHours: 72, meeting });
    await pay(test.member, meetingId);
    const mail = await mailOf(subject);
    for (const fact of facts) expect(mail).toContain(fact);
    expect(mail).toContain(`${page}${test.server.deps.config.publicOrigin}/eventDetail/${eventId}`);
  },
);

it('names no deadline for a free meeting, and how to reach one online [REG-17]', async () => {
  await language('en');
  const { meetingId } = await makeMeeting(test.server.deps);
  await register(test.member, meetingId);
  const mail = await mailOf('You’re registered');
  expect(mail).toContain('Where: online, from the event page');
  expect(mail).toMatch(/^To cancel: open the event page and choose “Cancel registration”\.$/m);
});

it('keeps the address from someone whose registration is not complete [EVT-72]', async () => {
  await language('en');
  const address = { enOfflineAddress: '12 Quay Road' };
  const meeting = { ...paid, ...offline, ...address };
  const { meetingId } = await makeMeeting(test.server.deps, { inHours: 72, meeting });
  await register(test.member, meetingId);
  const mail = await mailOf('One step left');
  expect(mail).toContain('Where: shown on the event page once your registration is confirmed');
  expect(mail).not.toContain('12 Quay Road');
});

it('names neither place nor a way to cancel after the cancellation [REG-17]', async () => {
  await language('en');
  const { eventId, meetingId } = await makeMeeting(test.server.deps);
  await register(test.member, meetingId);
  const { meeting } = await meetingOf(test.member, eventId);
  await test.member.call('deleteRegistration', { params: { id: meeting.registration?.id ?? 0 } });
  const mail = await mailOf('Your registration was canceled');
  expect(mail).toMatch(/^When: 21 Nov 2026, 10:00 to 12:00 Beijing time$/m);
  expect(mail).not.toMatch(/Where: |To cancel: /);
});
