import { setImmediate as turn } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { Attendance } from './Attendance.ts';
import { liveAttendance } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
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

const stays = (uid: number) =>
  server.db
    .select()
    .from(liveAttendance)
    .where(eq(liveAttendance.memberId, uid))
    .orderBy(asc(liveAttendance.id));

/** Polls for stays, because rows are written after the response. */
const staysWhere = async (
  uid: number,
  isMet: (found: Awaited<ReturnType<typeof stays>>) => boolean,
) => {
  for (;;) {
    const found = await stays(uid);
    if (isMet(found)) return found;
    // The embedded database answers without an event loop turn, in which sockets are read.
    await turn();
  }
};

const pass = (seconds: number): void => {
  for (let at = 0; at < seconds; at += 1) {
    server.clock.advance(SECOND_MS);
    server.live.sweep();
  }
};

it('stores joins and leaves with their seconds, each stay separately [LMEM-70]', async () => {
  stage = await LiveStage.make(server);
  const first = await stage.join('member');
  const { uid } = first.session;
  server.clock.advance(90 * SECOND_MS);
  await first.client.leave(stage.channel);
  const [one] = await staysWhere(uid, (found) => found[0]?.leftAt !== null && found.length === 1);
  expect(one).toMatchObject({
    joinedAt: new Date(TEST_START),
    leftAt: server.clock.now(),
    seconds: 90,
  });
  server.clock.advance(SECOND_MS);
  await stage.join('member');
  const both = await staysWhere(uid, (found) => found.length === 2);
  expect(both[1]).toMatchObject({ leftAt: null, seconds: null });
});

it('ends the stay of a cut connection once its grace period is over [LMEM-70]', async () => {
  stage = await LiveStage.make(server);
  const { session, client } = await stage.join('member');
  const { client: host } = await stage.join('host');
  await staysWhere(session.uid, (found) => found.length === 1);
  client.cut();
  await client.ended();
  // Waits until the server can no longer reach the member.
  for (;;) {
    const answer = await host.ask('sendToPeer', { to: session.uid, text: 'there?' });
    if (!(answer as { isDelivered: boolean }).isDelivered) break;
  }
  pass(21);
  const [stay] = await staysWhere(session.uid, (found) => found[0]?.leftAt !== null);
  expect(stay?.seconds).toBe(20);
});

it('continues the stay of an early returner after kill -9, and ends others at the last beat [LMEM-70]', async () => {
  // A heartbeat happens now; the next ones follow after 15 and 30 seconds.
  server.clock.advance(HOUR_MS);
  server.live.sweep();
  const start = server.clock.now().getTime();
  const at = (seconds: number): number => start + seconds * SECOND_MS;
  stage = await LiveStage.make(server);
  const back = await stage.join('member');
  const gone = await stage.join('vip');
  pass(30);
  await staysWhere(gone.session.uid, (found) => found[0]?.lastSeenAt.getTime() === at(30));
  await staysWhere(back.session.uid, (found) => found[0]?.lastSeenAt.getTime() === at(30));
  // The successor of a killed server knows no members; only the rows remain.
  const heir = new Attendance(server.deps);
  const now = (seconds: number) => new Date(at(seconds));
  heir.joined(back.session.uid, now(50));
  heir.beat([back.session.uid], now(65));
  await heir.settled();
  expect(await stays(back.session.uid)).toMatchObject([{ leftAt: null, lastSeenAt: now(65) }]);
  expect((await stays(gone.session.uid))[0]?.leftAt).toBeNull();
  heir.beat([back.session.uid], now(91));
  heir.left(back.session.uid, now(100));
  await heir.settled();
  expect(await stays(gone.session.uid)).toMatchObject([{ leftAt: now(30), seconds: 30 }]);
  expect(await stays(back.session.uid)).toMatchObject([{ leftAt: now(100), seconds: 100 }]);
});

it('stores two stays for a member who returns long after a server crash [LMEM-70]', async () => {
  stage = await LiveStage.make(server);
  const { session } = await stage.join('member');
  await staysWhere(session.uid, (found) => found.length === 1);
  const heir = new Attendance(server.deps);
  const later = new Date(Date.parse(TEST_START) + HOUR_MS);
  heir.joined(session.uid, later);
  await heir.settled();
  expect(await stays(session.uid)).toMatchObject([
    { seconds: 0, leftAt: new Date(TEST_START) },
    { joinedAt: later, leftAt: null },
  ]);
});
