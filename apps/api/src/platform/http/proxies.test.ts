import { expect, it } from 'vitest';
import { createHttpServer } from '../../app.ts';
import { readConfig } from '../../config.ts';

/** Written by a client that tries to appear as someone else each time. */
const FORGED = '203.0.113.1';
/** The client, as the first proxy sees it. */
const CLIENT = '198.51.100.7';
/** The nearest proxy, as the server sees it. */
const PROXY = '10.1.0.1';

/** Returns the address that rate limits use, for a request with a header. */
async function addressOf(trust: string, forwardedFor: string): Promise<string> {
  const app = createHttpServer(readConfig({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }));
  app.get('/probe', (request, reply) => reply.send(request.ip));
  const headers = { 'x-forwarded-for': forwardedFor };
  const { body } = await app.inject({ url: '/probe', remoteAddress: PROXY, headers });
  await app.close();
  return body;
}

it('uses the address that a proxy appended, not the one from the client', async () => {
  expect(await addressOf('1', `${FORGED}, ${CLIENT}`)).toBe(CLIENT);
});

it('uses the address of a proxy that overwrites the header', async () => {
  expect(await addressOf('1', CLIENT)).toBe(CLIENT);
});

it('counts two proxies from the server', async () => {
  expect(await addressOf('2', `${FORGED}, ${CLIENT}, 10.0.0.9`)).toBe(CLIENT);
});

it('skips proxies listed by their addresses', async () => {
  const forwardedFor = `${FORGED}, ${CLIENT}, 10.0.0.9`;
  expect(await addressOf('10.1.0.1,10.0.0.0/16', forwardedFor)).toBe(CLIENT);
});

it.each([
  ['a port', `${FORGED}:1, ${CLIENT}:52344`, CLIENT],
  ['IPv6 in brackets', `[2001:db8::1], [2001:db8::7]:52344`, '2001:db8::7'],
  ['IPv4 mapped to IPv6', `${FORGED}, ::ffff:${CLIENT}`, CLIENT],
  ['spaces and empty values', ` , ${FORGED} ,,  ${CLIENT}  `, CLIENT],
])('reads the address of a proxy that writes %s', async (_, forwardedFor, address) => {
  expect(await addressOf('1', forwardedFor)).toBe(address);
});

it('recognizes a listed proxy that is written with a port', async () => {
  expect(await addressOf('10.0.0.0/8', `${CLIENT}:9000, 10.0.0.9:4711`)).toBe(CLIENT);
});

it('trusts no unlisted address, and no header without a proxy', async () => {
  expect(await addressOf('192.0.2.0/24', CLIENT)).toBe(PROXY);
  expect(await addressOf('false', CLIENT)).toBe(PROXY);
});
