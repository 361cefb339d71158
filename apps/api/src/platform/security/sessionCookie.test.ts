import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { clearSessionCookie, sessionToken, setSessionCookie } from './sessionCookie.ts';

/** Returns the cookies set by a server of this origin, and the token it reads from a request. */
async function cookiesOf(publicOrigin: string) {
  const config = { publicOrigin };
  const app = fastify();
  await app.register(fastifyCookie);
  app.get('/in', async (_request, reply) => {
    setSessionCookie(reply, config, 'token', new Date('2026-12-22T00:00:00Z'));
    return '';
  });
  app.get('/out', async (_request, reply) => {
    clearSessionCookie(reply, config);
    return '';
  });
  app.get('/who', async (request) => sessionToken(request, config) ?? 'nobody');
  const cookie = async (path: string) =>
    String((await app.inject(path)).headers['set-cookie']).split('; ');
  const who = async (header: string) =>
    (await app.inject({ url: '/who', headers: { cookie: header } })).body;
  return { set: await cookie('/in'), cleared: await cookie('/out'), who };
}

it('restricts the session to the host over TLS, hidden from scripts and other sites', async () => {
  const { set, cleared, who } = await cookiesOf('https://rostra.example');
  expect(set).toEqual(
    expect.arrayContaining(['__Host-rostra_session=token', 'Path=/', 'HttpOnly', 'Secure']),
  );
  expect(set).toContain('SameSite=Lax');
  expect(set.join()).not.toContain('Domain');
  expect(cleared).toEqual(expect.arrayContaining(['__Host-rostra_session=', 'Path=/', 'Secure']));
  // A cookie that a sibling host or a plain connection could have set is not a session.
  expect(await who('rostra_session=token')).toBe('nobody');
  expect(await who('__Host-rostra_session=token')).toBe('token');
});

it('hides the session from scripts and other sites without TLS too', async () => {
  const { set } = await cookiesOf('http://localhost:3000');
  expect(set).toEqual(
    expect.arrayContaining(['rostra_session=token', 'Path=/', 'HttpOnly', 'SameSite=Lax']),
  );
  expect(set).not.toContain('Secure');
});
