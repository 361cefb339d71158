import { afterEach, expect, it } from 'vitest';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

/** Written by the client, who would like to be somebody else at each try. */
const FORGED = '203.0.113.1';
/** The client, as the first proxy sees it. */
const CLIENT = '198.51.100.7';
let server: TestServer;

afterEach(() => server.close());

/** The address that rate limits go by, for a request that comes with a header. */
async function addressOf(trust: string, forwardedFor: string): Promise<string> {
  const probe = probeModule((app) => {
    app.get('/probe', (request, reply) => reply.send(request.ip));
  });
  server = await startTestServer({ modules: [probe], env: { TRUST_PROXY: trust } });
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await server.caller().fetch('/probe', { headers })).text();
}

it('takes the address that a proxy appended, whatever the client wrote before it', async () => {
  expect(await addressOf('1', `${FORGED}, ${CLIENT}`)).toBe(CLIENT);
});

it('takes the address of a proxy that overwrites the header', async () => {
  expect(await addressOf('1', CLIENT)).toBe(CLIENT);
});

it('counts two proxies from the server', async () => {
  expect(await addressOf('2', `${FORGED}, ${CLIENT}, 10.0.0.9`)).toBe(CLIENT);
});

it('passes over proxies that are named by their addresses', async () => {
  const forwardedFor = `${FORGED}, ${CLIENT}, 10.0.0.9`;
  expect(await addressOf('127.0.0.1,::1,10.0.0.0/8', forwardedFor)).toBe(CLIENT);
});

it('believes nobody at an address that is not named, and no header without a proxy', async () => {
  expect(await addressOf('10.0.0.0/8', CLIENT)).toMatch(/127\.0\.0\.1|::1/);
  await server.close();
  expect(await addressOf('false', CLIENT)).toMatch(/127\.0\.0\.1|::1/);
});
