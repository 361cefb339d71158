import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

it.each([
  [1, '1'],
  [2, undefined],
  [3, '1'],
])(
  'plays the announcement for event type %d as %s, once per channel [LCON-51, LHST-19, LHST-20]',
  async (eventTypeId, played) => {
    stage = await LiveStage.make(server, { eventTypeId });
    const { client } = await stage.join('member');
    await stage.join('host');
    await stage.move('host', 'putStartLives');
    await client.hears('state_change', ({ state }) => state === 'streaming');
    const received = client.heard('channelAttributes').at(-1)?.attributes as Record<string, string>;
    expect(received['isPlayComplience']).toBe(played);
    // A late member finds it already played.
    const late = await stage.enter('vip');
    expect(late.channel_attributes.isPlayComplience).toBe(played);
    expect(late.state).toBe('streaming');
    const [live] = await server.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.id, stage.liveId));
    expect(live?.compliancePlayedAt).toEqual(played === undefined ? null : live?.startedAt);
  },
);
