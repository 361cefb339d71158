import { afterAll, beforeAll } from 'vitest';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { testFanOut } from './fanOutContract.ts';
import { MemoryBus, MemoryFanOut } from './MemoryFanOut.ts';

let server: TestServer;
const bus = new MemoryBus();
let instances = 0;

beforeAll(async () => {
  server = await startTestServer({ modules: [] });
});
afterAll(() => server.close());

testFanOut('memory', {
  db: () => server.db,
  makeInstance: () => new MemoryFanOut(bus, `instance ${(instances += 1)}`),
  loseMessage: async () => (bus.seq += 1),
});
