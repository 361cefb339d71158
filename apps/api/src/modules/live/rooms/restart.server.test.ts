import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { platformModule } from '#platform/module/platformModule.ts';
import { ProcessState } from '#platform/module/ProcessState.ts';
import { createLive } from '#providers/live/createLive.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp, createHttpServer } from '../../../app.ts';
import { modules } from '../../../modules.ts';
import type { ToSfu } from '../../../sfu/protocol.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const end of ends) await end();
  await server.close();
});

/** Starts a server that knows only the database, as after a kill. */
async function heirOf({ deps }: TestServer): Promise<{ url: string; toSfu: ToSfu[] }> {
  const toSfu: ToSfu[] = [];
  let isRunning = false;
  const app = createHttpServer(deps.config);
  const live = createLive(deps.config, deps.clock, app.log, deps.roomLease, () => ({
    ensure: () => (isRunning = true),
    // Messages to a stopped process are lost.
    send: (message) => isRunning && toSfu.push(message),
    stop: async () => undefined,
  }));
  await buildApp(app, { ...deps, live, processState: new ProcessState() }, [
    platformModule,
    ...modules,
  ]);
  live.serve(app.server);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(async () => {
    live.closeSockets();
    await app.close();
  });
  return { url, toSfu };
}

it('continues the meeting after a server restart, with the tokens issued before [LCON-57, LTIM-07, LHST-20]', async () => {
  const stage = await LiveStage.make(server, { listeners: ['member', 'vip', 'sun'] });
  const host = await stage.enter('host');
  const expert = await stage.enter('expert');
  const member = await stage.enter('member');
  const removed = await stage.enter('vip');
  const unpaid = await stage.enter('sun');
  await stage.move('host', 'putStartLives');
  await stage.set('member', 'hands_up', 'member');
  await stage.set('host', 'rename', 'expert', '周博士');
  await stage.set('host', 'to_audience', 'expert');
  const caller = await stage.as('member');
  const messages = { msg: 'still here', client_id: randomUUID() };
  await caller.call('postLiveMessage', { params: stage.params, body: messages });
  await server.db
    .update(liveMembers)
    .set({ removedAt: server.clock.now() })
    .where(eq(liveMembers.id, removed.uid));
  await server.db
    .update(liveMembers)
    .set({ isTrial: true, trialEndedAt: server.clock.now() })
    .where(eq(liveMembers.id, unpaid.uid));

  const heir = await heirOf(server);
  const listener = await LiveClient.inRoom(heir.url, member);
  const attributes = () => listener.heard('channelAttributes').at(-1)?.['attributes'];
  await listener.until(() => attributes() !== undefined);
  expect(attributes()).toEqual({
    action: 'start',
    isPlayComplience: '1',
    startTime: String(server.clock.now().getTime() / 1000),
    uid: String(host.uid),
  });
  await listener.until(() => listener.attributesOf(member.uid)['hands_up'] !== undefined);
  expect(listener.attributesOf(member.uid)).toMatchObject({ role: 'audience', mute: '1' });
  // The earlier token allows sending, but the database now has an audience member.
  const demoted = await LiveClient.inMedia(heir.url, expert);
  await expect(demoted.ask('flow', { kinds: ['audio'] })).rejects.toThrow('auth');
  expect(heir.toSfu.filter(({ type }) => type === 'allow')).not.toContainEqual(
    expect.objectContaining({ kinds: ['audio'] }),
  );
  const speaking = await LiveClient.inMedia(heir.url, host);
  await speaking.ask('flow', { kinds: ['audio', 'video'] });
  await demoted.until(() => demoted.heard('published').length === 2);
  // No token was requested here: a member who returns with their own starts the media process.
  expect(heir.toSfu.filter(({ type }) => type === 'open')).toHaveLength(2);
  expect(heir.toSfu.at(-1)).toMatchObject({ type: 'allow', kinds: ['audio', 'video'] });
  for (const out of [removed, unpaid]) {
    await expect(LiveClient.inRoom(heir.url, out)).rejects.toThrow('banned');
  }

  const again = await fetch(`${heir.url}/api/v1/agoras/lives/${stage.liveId}/messages`, {
    headers: { cookie: `rostra_session=${caller.cookie('rostra_session') ?? ''}` },
  });
  expect(JSON.stringify(await again.json())).toContain('still here');
  for (const client of [listener, demoted, speaking]) client.cut();
});
