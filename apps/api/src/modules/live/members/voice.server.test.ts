import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const change = async (person: DemoPersonKey, is_changed: boolean) =>
  (await stage.as(person)).call('putVoiceChange', { params: stage.params, body: { is_changed } });

const expertAsSeenBy = async (person: DemoPersonKey) => {
  const caller = await stage.as(person);
  return (await caller.call('refreshAttendees', { params: stage.params })).data.experts[0];
};

it('notifies only host and staff of a changed voice, and keeps the identity [LPIT-12]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  const member = await stage.join('member');
  await stage.enter('staff');
  expect(await expertAsSeenBy('host')).toMatchObject({ voice_changed: false });
  expect((await change('expert', true)).data).toEqual({ is_changed: true });
  const { revision } = await host.client.hears(
    'refresh',
    ({ affect_users }) => affect_users.length === 1 && affect_users[0] === stage.ids.expert,
  );
  // The next message to everyone comes after it, so the audience member did not receive this one.
  await stage.set('host', 'mute', 'expert');
  await member.client.hears('refresh', (message) => message.revision > revision);
  const refreshes = member.client.messages.filter(({ type }) => type === 'refresh');
  expect(refreshes).not.toContainEqual(expect.objectContaining({ revision }));
  for (const person of ['host', 'staff'] as const)
    expect(await expertAsSeenBy(person)).toMatchObject({
      id: stage.ids.expert,
      uid: expert.session.uid,
      voice_changed: true,
    });
  for (const person of ['expert', 'member'] as const)
    expect(await expertAsSeenBy(person)).not.toHaveProperty('voice_changed');
  await change('expert', false);
  expect(await expertAsSeenBy('host')).toMatchObject({ voice_changed: false });
});

it('restores the own voice of a member who joins again [LPIT-12]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('expert');
  await change('expert', true);
  await stage.enter('expert');
  expect(await expertAsSeenBy('host')).toMatchObject({ voice_changed: false });
});

it('refuses a changed voice without audio, allows the own one, and accepts no guesses [LPIT-12]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('member');
  expect((await change('member', true)).failure.code).toBe(1710);
  expect((await change('member', false)).status).toBe(200);
  const caller = await stage.as('host');
  const guess = { params: stage.params, body: { is_changed: 'yes' } };
  expect((await caller.call('putVoiceChange', guess as never)).status).toBe(422);
});
