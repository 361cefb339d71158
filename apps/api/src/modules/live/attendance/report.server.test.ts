import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { profiles } from '#modules/accounts/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { eq } from 'drizzle-orm';
import { roomsOf } from '../rooms/roomsOf.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const SECOND_MS = 1000;
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

const report = async (person: DemoPersonKey | 'visitor', language = 'en') => {
  const caller = person === 'visitor' ? server.caller() : await stage.as(person);
  const input = { params: { id: stage.meetingId }, query: {} };
  return caller.call('getMeetingAttendance', input, { headers: { 'accept-language': language } });
};

it('exports every stay with its seconds, and sums by person and organization [LMEM-70]', async () => {
  stage = await LiveStage.make(server);
  // A name that looks like a formula stays text in a spreadsheet.
  await server.db
    .update(profiles)
    .set({ nickname: '=HYPERLINK("http://evil.test")' })
    .where(eq(profiles.userId, stage.ids.vip));
  const first = await stage.join('vip');
  server.clock.advance(90 * SECOND_MS);
  await first.client.leave(stage.channel);
  await roomsOf(server.deps).attendance.settled();
  server.clock.advance(10 * SECOND_MS);
  await stage.join('vip');
  server.clock.advance(30 * SECOND_MS);
  await roomsOf(server.deps).attendance.settled();
  const { data } = await report('host');
  expect(data.file_name).toBe(`rostra-attendance-${stage.meetingId}.csv`);
  expect(data.text.startsWith('\u{FEFF}"Name","Nickname","Organization","Role"')).toBe(true);
  const [, one, two] = data.text.trimEnd().split('\r\n');
  expect(one).toMatch(/^"[^"]+","'=HYPERLINK\(""http:\/\/evil\.test""\)","[^"]+","Audience",/);
  expect(one).toMatch(/,"2026-11-20 10:00:00","2026-11-20 10:01:30","90","120","120"$/);
  expect(two).toMatch(/,"2026-11-20 10:01:40","","30","120","120"$/);
});

it('writes its headings in the reader’s language [LMEM-70]', async () => {
  stage = await LiveStage.make(server);
  const { data } = await report('host', 'zh-CN');
  expect(data.text.startsWith('\u{FEFF}"姓名","昵称","机构","角色"')).toBe(true);
});

it.each([
  ['visitor', 10001],
  ['member', 1004],
  ['expert', 1004],
  ['staff', 1004],
] as const)('refuses the report to %s [LMEM-70]', async (person, code) => {
  stage = await LiveStage.make(server);
  expect((await report(person)).failure.code).toBe(code);
});

it('returns no report for an unknown meeting, or one without a live room [LMEM-70]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.as('host');
  const none = await host.call('getMeetingAttendance', { params: { id: 999_999 }, query: {} });
  expect(none.failure.code).toBe(1601);
});
