import { mkdir, rm } from 'node:fs/promises';
import { API_BASE, errors, routes } from '@rostra/contract';
import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { ProcessState } from '#platform/module/ProcessState.ts';
import { platformModule } from '#platform/module/platformModule.ts';
import { createLive } from '#providers/live/createLive.ts';
import { asPerson } from '#testing/asPerson.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp, createHttpServer } from '../../../app.ts';
import { modules } from '../../../modules.ts';
import { phoneCallsOf } from '../phone/phoneCallsOf.ts';
import { recordingFolder } from '../recording/recordingFolder.ts';
import { runningPartsOf } from '../recording/runningPartsOf.ts';
import { liveRecordings } from '../recording/tables.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

/** The instance that holds the rooms. */
let holder: TestServer;
let stage: LiveStage;
/** Another instance on the same database. */
let standby: Awaited<ReturnType<typeof startStandby>>;

beforeAll(async () => {
  holder = await startTestServer({ env: { RECORDING_MIN_FREE_MB: '0' } });
  standby = await startStandby(holder);
});
beforeEach(async () => {
  standby.lease.isHeld = false;
  stage = await LiveStage.make(holder);
});
afterAll(async () => {
  await standby.close();
  await holder.close();
});

async function startStandby(of: TestServer) {
  const lease = { isHeld: false };
  const app = createHttpServer(of.deps.config);
  const live = createLive(of.deps.config, of.deps.clock, app.log, lease, () => ({
    ensure: () => undefined,
    send: () => undefined,
    stop: async () => undefined,
  }));
  const deps = { ...of.deps, roomLease: lease, live, processState: new ProcessState() };
  await buildApp(app, deps, [platformModule, ...modules]);
  live.serve(app.server);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    live.closeSockets();
    await app.close();
  };
  return { lease, live, deps, url, close };
}

describe('an instance that does not hold the rooms', () => {
  const roomCalls = Object.entries(routes).filter(([, { path }]) => path.startsWith('/agoras/'));

  it('refuses every room call with its reason, and a time to try again', async () => {
    expect(roomCalls.length).toBeGreaterThan(50);
    const host = await asPerson(standby.url, standby.deps, 'host');
    for (const [name, { method, path }] of roomCalls) {
      const answer = await host.fetch(API_BASE + path.replaceAll(/:\w+/g, '1'), {
        method,
        ...(method === 'GET' ? {} : { json: {} }),
      });
      const body = (await answer.json()) as { code: number };
      expect([name, answer.status, body.code]).toEqual([
        name,
        errors.liveElsewhere.status,
        errors.liveElsewhere.code,
      ]);
      expect(answer.headers.get('retry-after')).toBe('2');
    }
  });

  it('serves everything else', async () => {
    const host = await asPerson(standby.url, standby.deps, 'host');
    const statusOf = async (path: string) => (await host.fetch(path)).status;
    expect(await statusOf(`${API_BASE}/events/${stage.eventId}`)).toBe(200);
    expect(await statusOf(`${API_BASE}/users/me`)).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/healthz/rooms')).toBe(503);
  });

  it('refuses every socket, even with a token of the holder', async () => {
    const session = await stage.enter('member');
    for (const path of [MESSAGING_SOCKET_PATH, MEDIA_SOCKET_PATH]) {
      const client = new LiveClient(standby.url, path);
      const requested = client.ask('login', { uid: session.uid, token: session.rtm_token });
      await expect(requested).rejects.toThrow('503');
    }
  });

  it('leaves a recording of the holder alone, without resuming or ending it', async () => {
    await stage.join('host');
    await stage.move('host', 'putStartLives');
    await (await stage.as('host')).call('postRecording', { params: stage.params });
    const stateOf = async (): Promise<(string | null | undefined)[]> => {
      const isOfStage = eq(liveRecordings.liveId, stage.liveId);
      const [row] = await holder.db.select().from(liveRecordings).where(isOfStage);
      return [row?.state, row?.failure];
    };
    standby.live.sweep();
    await runningPartsOf(standby.deps).settled();
    await phoneCallsOf(standby.deps).settled();
    expect(await stateOf()).toEqual(['running', null]);

    // The holder is gone, and so is its folder.
    const folder = recordingFolder(holder.deps.config, { liveId: stage.liveId, part: 1 });
    await rm(folder, { recursive: true, force: true });
    standby.lease.isHeld = true;
    standby.live.sweep();
    await runningPartsOf(standby.deps).settled();
    expect(await stateOf()).toEqual(['failed', 'tracks_elsewhere']);
    const [live] = await holder.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.id, stage.liveId));
    expect(live?.recordingSince).toBeNull();

    // An instance whose folder has the tracks holds the rooms next.
    await mkdir(folder, { recursive: true });
    const heir = await startStandby(holder);
    heir.lease.isHeld = true;
    heir.live.sweep();
    await runningPartsOf(heir.deps).settled();
    expect(await stateOf()).toEqual(['stopped', null]);
    await heir.close();
  });
});
