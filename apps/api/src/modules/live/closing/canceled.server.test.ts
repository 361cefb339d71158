import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

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

const cancel = async (): Promise<void> => {
  const staff = await server.as('staff');
  const params = { id: stage.eventId };
  const { data } = await staff.call('postStaffEventCancel', {
    params,
    body: { reason: 'The speaker is ill.' },
  });
  expect(data.state).toBe('canceled');
  await server.runJobs();
};

describe('an event canceled while people are in its room', () => {
  it.each(['unprepare', 'preparing'] as const)(
    'ends a live session in state %s for everyone, and disconnects remaining members [EVT-28, LROL-09]',
    async (state) => {
      stage = await LiveStage.make(server);
      const there = [
        await stage.join('host'),
        await stage.join('expert'),
        await stage.join('member'),
      ];
      if (state === 'preparing') await stage.move('host', 'putPrepareLives');
      await cancel();
      const [live] = await server.db
        .select()
        .from(liveSessions)
        .where(eq(liveSessions.id, stage.liveId));
      expect(live).toMatchObject({ state: 'stopped', startedAt: null });
      for (const { client } of there) {
        await client.hears('state_change', (message) => message.state === 'stopped');
      }
      expect((await stage.move('host', 'putStartLives')).failure.code).toBe(1607);
      server.live.sweep();
      for (const { client, session } of there) {
        await client.until(() => client.frames.some(({ closed }) => closed === 'banned'));
        await expect(LiveClient.inRoom(server.url, session)).rejects.toThrow('banned');
      }
      // A reload reports the cancellation.
      expect((await stage.token('host')).failure.code).toBe(1607);
      expect((await stage.token('member')).failure.code).toBe(1607);
    },
  );
});
