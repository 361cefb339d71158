import { describe, expect, it } from 'vitest';
import { eachWithMembers, EXPERT, GUEST, HOST, ROOM } from './eachWithMembers.ts';
import { codeOf, credentials, record } from './World.ts';
import type { World } from './World.ts';

/**
 * Defines how every messaging adapter logs in, stays in and is removed.
 *
 * @param removal the close reason after a removal by the server
 */
export function loginContract(
  name: string,
  makeWorld: () => World | Promise<World>,
  removal: 'banned' | 'kicked' = 'banned',
): void {
  describe(`messaging of ${name}`, () => {
    const members = eachWithMembers(makeWorld);

    describe('login', () => {
      it('goes from idle over connecting to connected, and by logout to closed [LCON-35]', async () => {
        const client = members.world.messages();
        const states = record<{ state: string }>((listener) => client.on('link', listener));
        await members.done(client.login(await credentials(members.world, HOST)));
        await members.done(client.logout());
        await members.done(client.logout());
        expect(states.map(({ state }) => state)).toEqual(['connecting', 'connected', 'closed']);
      });

      it('refuses the token of another member and is idle again', async () => {
        const client = members.world.messages();
        const wrong = {
          ...(await credentials(members.world, HOST)),
          token: await members.world.token(EXPERT),
        };
        expect(await codeOf(members.done(client.login(wrong)))).toBe('auth');
        expect(client.state).toBe('idle');
      });

      it('ends by itself when nothing answers, and stays ended when the network returns [LCON-33]', async () => {
        await members.world.cut(HOST);
        const client = members.world.messages();
        const code = await codeOf(
          members.done(client.login(await credentials(members.world, HOST), { timeoutMs: 500 })),
        );
        expect(code).toBe('timeout');
        await members.world.heal(HOST);
        await members.world.rest();
        expect(client.state).toBe('idle');
      });

      it('aborts by its signal', async () => {
        const client = members.world.messages();
        const control = new AbortController();
        const login = client.login(await credentials(members.world, HOST), {
          signal: control.signal,
        });
        control.abort();
        expect(await codeOf(members.done(login))).toBe('aborted');
        await members.world.rest();
        expect(client.state).toBe('idle');
      });

      it('refuses a second login and actions before the first', async () => {
        const client = members.world.messages();
        expect(await codeOf(members.done(client.join(ROOM)))).toBe('invalid-state');
        expect(await codeOf(members.done(client.send(ROOM, 'early')))).toBe('invalid-state');
        await members.done(client.login(await credentials(members.world, HOST)));
        expect(
          await codeOf(members.done(client.login(await credentials(members.world, HOST)))),
        ).toBe('invalid-state');
      });

      it('closes the first login by a second one of the same member, and keeps it closed [LCON-30, LCON-58]', async () => {
        const first = await members.inRoom(HOST);
        const changes = record<{ state: string; reason?: string }>((listener) =>
          first.on('link', listener),
        );
        await members.loggedIn(HOST);
        await members.world.until(() => first.state === 'closed');
        await members.world.rest();
        expect(changes).toHaveLength(1);
        expect(changes[0]).toMatchObject({ state: 'closed', reason: 'remote-login' });
      });

      it('closes a banned member once and refuses them from then on [LCON-54]', async () => {
        const client = await members.inRoom(GUEST);
        const reasons = record<{ reason?: string }>((listener) => client.on('link', listener));
        await members.world.ban(GUEST);
        await members.world.until(() => client.state === 'closed');
        expect(reasons.map(({ reason }) => reason)).toEqual([removal]);
        const code = await codeOf(
          members.done(members.world.messages().login(await credentials(members.world, GUEST))),
        );
        expect(code).toBe('banned');
      });
    });

    describe('tokens', () => {
      it('warns before a token expires and closes when it does', async () => {
        const client = await members.loggedIn(HOST, 40_000);
        const warnings = record<undefined>((listener) => client.on('tokenWillExpire', listener));
        const changes = record<{ reason?: string }>((listener) => client.on('link', listener));
        await members.world.rest(41_000);
        expect(warnings.length).toBeGreaterThan(0);
        expect(changes.at(-1)?.reason).toBe('token-expired');
      });

      it('continues without a gap with a renewed token [LCON-52]', async () => {
        const client = await members.loggedIn(HOST, 40_000);
        const changes = record<{ state: string }>((listener) => client.on('link', listener));
        await members.done(client.renewToken(await members.world.token(HOST, 120_000)));
        await members.world.rest(60_000);
        expect(changes).toEqual([]);
        expect(client.state).toBe('connected');
      });
    });
  });
}
