import { beforeEach, describe, expect, it } from 'vitest';
import type { Uid } from '@rostra/contract/live';
import type { RtmProvider } from '../src/index.ts';
import { codeOf, credentials, record } from './World.ts';
import type { World } from './World.ts';

const HOST = 1;
const EXPERT = 2;
const GUEST = 3;
const ROOM = 'room';

/** What every messaging adapter does alike. */
export function messagingContract(name: string, makeWorld: () => World | Promise<World>): void {
  describe(`messaging of ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
    });

    /** Runs something while the world's time passes. */
    const done = async <Result>(promise: Promise<Result>): Promise<Result> => {
      let isOver = false;
      const end = (): void => {
        isOver = true;
      };
      promise.then(end, end);
      await world.until(() => isOver);
      return promise;
    };
    const loggedIn = async (uid: Uid, validMs?: number): Promise<RtmProvider> => {
      const client = world.messages();
      await done(client.login(await credentials(world, uid, validMs)));
      return client;
    };
    const inRoom = async (uid: Uid, attributes = {}): Promise<RtmProvider> => {
      const client = await loggedIn(uid);
      await done(client.join(ROOM, attributes));
      return client;
    };

    describe('log-in', () => {
      it('LCON-35 goes from idle over connecting to connected, and by log-out to closed', async () => {
        const client = world.messages();
        const states = record<{ state: string }>((listener) => client.on('link', listener));
        await done(client.login(await credentials(world, HOST)));
        await done(client.logout());
        await done(client.logout());
        expect(states.map(({ state }) => state)).toEqual(['connecting', 'connected', 'closed']);
      });

      it('refuses the token of another and is idle again', async () => {
        const client = world.messages();
        const wrong = { ...(await credentials(world, HOST)), token: await world.token(EXPERT) };
        expect(await codeOf(done(client.login(wrong)))).toBe('auth');
        expect(client.state).toBe('idle');
      });

      it('LCON-33 ends by itself when nothing answers, and stays ended when the network returns', async () => {
        await world.cut(HOST);
        const client = world.messages();
        const code = await codeOf(
          done(client.login(await credentials(world, HOST), { timeoutMs: 500 })),
        );
        expect(code).toBe('timeout');
        await world.heal(HOST);
        await world.rest();
        expect(client.state).toBe('idle');
      });

      it('is given up by its signal', async () => {
        const client = world.messages();
        const control = new AbortController();
        const login = client.login(await credentials(world, HOST), { signal: control.signal });
        control.abort();
        expect(await codeOf(done(login))).toBe('aborted');
        await world.rest();
        expect(client.state).toBe('idle');
      });

      it('refuses a second log-in and acts before the first', async () => {
        const client = world.messages();
        expect(await codeOf(done(client.join(ROOM)))).toBe('invalid-state');
        expect(await codeOf(done(client.send(ROOM, 'early')))).toBe('invalid-state');
        await done(client.login(await credentials(world, HOST)));
        expect(await codeOf(done(client.login(await credentials(world, HOST))))).toBe(
          'invalid-state',
        );
      });

      it('LCON-30 LCON-58 a second log-in of the same member closes the first, which stays closed', async () => {
        const first = await inRoom(HOST);
        const changes = record<{ state: string; reason?: string }>((listener) =>
          first.on('link', listener),
        );
        await loggedIn(HOST);
        await world.until(() => first.state === 'closed');
        await world.rest();
        expect(changes).toHaveLength(1);
        expect(changes[0]).toMatchObject({ state: 'closed', reason: 'remote-login' });
      });

      it('LCON-54 a banned member is closed once and refused from then on', async () => {
        const client = await inRoom(GUEST);
        const reasons = record<{ reason?: string }>((listener) => client.on('link', listener));
        await world.ban(GUEST);
        await world.until(() => client.state === 'closed');
        expect(reasons.map(({ reason }) => reason)).toEqual(['banned']);
        const code = await codeOf(done(world.messages().login(await credentials(world, GUEST))));
        expect(code).toBe('banned');
      });
    });

    describe('tokens', () => {
      it('warns before the end and closes at it', async () => {
        const client = await loggedIn(HOST, 40_000);
        const warnings = record<undefined>((listener) => client.on('tokenWillExpire', listener));
        const changes = record<{ reason?: string }>((listener) => client.on('link', listener));
        await world.rest(41_000);
        expect(warnings.length).toBeGreaterThan(0);
        expect(changes.at(-1)?.reason).toBe('token-expired');
      });

      it('LCON-52 a renewed token goes on without a gap', async () => {
        const client = await loggedIn(HOST, 40_000);
        const changes = record<{ state: string }>((listener) => client.on('link', listener));
        await done(client.renewToken(await world.token(HOST, 120_000)));
        await world.rest(60_000);
        expect(changes).toEqual([]);
        expect(client.state).toBe('connected');
      });
    });

    describe('messages', () => {
      it('LCON-37 reach all others once and in order, never the sender', async () => {
        const host = await inRoom(HOST);
        const expert = await inRoom(EXPERT);
        const own = record<{ text: string }>((listener) => host.on('message', listener));
        const heard = record<{ text: string; from: Uid; at: number }>((listener) =>
          expert.on('message', listener),
        );
        const texts = ['一', '二', '三 🙂'];
        for (const text of texts) await done(host.send(ROOM, text));
        await world.until(() => heard.length === texts.length);
        expect(heard.map(({ text }) => text)).toEqual(texts);
        expect(heard.every(({ from, at }) => from === HOST && at > 0)).toBe(true);
        expect(own).toEqual([]);
      });

      it('are not delivered inside the call that caused them', async () => {
        const host = await inRoom(HOST);
        const expert = await inRoom(EXPERT);
        const heard = record<unknown>((listener) => expert.on('message', listener));
        const sending = host.send(ROOM, 'later');
        expect(heard).toEqual([]);
        await done(sending);
        await world.until(() => heard.length === 1);
      });

      it('take 32 KB of text and refuse more', async () => {
        const host = await inRoom(HOST);
        const expert = await inRoom(EXPERT);
        const heard = record<{ text: string }>((listener) => expert.on('message', listener));
        const large = '中'.repeat(10_000);
        await done(host.send(ROOM, large));
        await world.until(() => heard.length === 1);
        expect(heard[0]?.text).toBe(large);
        expect(await codeOf(done(host.send(ROOM, 'x'.repeat(33_000))))).toBe('too-large');
      });

      it('refuse a burst aloud', async () => {
        const host = await inRoom(HOST);
        const codes = await done(
          Promise.all(Array.from({ length: 80 }, (_, at) => codeOf(host.send(ROOM, String(at))))),
        );
        expect(codes).toContain('rate-limited');
        expect(codes.filter((code) => code === undefined).length).toBeGreaterThanOrEqual(20);
      });

      it('need a channel that was joined and a name that every provider takes', async () => {
        const host = await loggedIn(HOST);
        expect(await codeOf(done(host.send(ROOM, 'from outside')))).toBe('invalid-state');
        for (const bad of ['_room', 'a.b', '', 'x'.repeat(65)]) {
          expect(await codeOf(done(host.join(bad)))).toBe('invalid-argument');
        }
      });

      it('LCON-42 to one member: says whether he was reached', async () => {
        const host = await inRoom(HOST);
        const expert = await inRoom(EXPERT);
        const heard = record<{ text: string }>((listener) => expert.on('peerMessage', listener));
        expect(await done(host.sendToPeer(EXPERT, 'you'))).toEqual({ isDelivered: true });
        expect(await done(host.sendToPeer(GUEST, 'nobody'))).toEqual({ isDelivered: false });
        await world.until(() => heard.length === 1);
      });
    });

    describe('presence', () => {
      it('gives the newcomer everyone, himself included, and tells the others of him', async () => {
        const host = await inRoom(HOST, { role: 'broadcaster' });
        const joined = record<{ uid: Uid }>((listener) => host.on('memberJoined', listener));
        const guest = await loggedIn(GUEST);
        const rosters = record<{ members: readonly { uid: Uid }[] }>((listener) =>
          guest.on('roster', listener),
        );
        await done(guest.join(ROOM, { role: 'audience' }));
        await world.until(() => rosters.length === 1 && joined.length === 1);
        expect(rosters[0]?.members).toEqual([
          { uid: HOST, attributes: { role: 'broadcaster' } },
          { uid: GUEST, attributes: { role: 'audience' } },
        ]);
        expect(joined[0]).toEqual({ channel: ROOM, uid: GUEST, attributes: { role: 'audience' } });
      });

      it('tells leaving from being lost', async () => {
        const host = await inRoom(HOST);
        const expert = await inRoom(EXPERT);
        await inRoom(GUEST);
        const left = record<{ uid: Uid; reason: string }>((listener) =>
          host.on('memberLeft', listener),
        );
        await done(expert.leave(ROOM));
        await world.cut(GUEST);
        await world.rest(40_000);
        expect(left).toEqual([
          { channel: ROOM, uid: EXPERT, reason: 'left' },
          { channel: ROOM, uid: GUEST, reason: 'timeout' },
        ]);
      });

      it('lists 150 members in pages without a double', async () => {
        const host = await inRoom(HOST);
        await done(Promise.all(Array.from({ length: 149 }, (_, at) => inRoom(at + 10))));
        const uids: Uid[] = [];
        let page: string | undefined;
        do {
          const listed = await done(
            host.listMembers(ROOM, page === undefined ? undefined : { page }),
          );
          uids.push(...listed.members.map(({ uid }) => uid));
          page = listed.next;
        } while (page !== undefined);
        expect(new Set(uids).size).toBe(150);
        expect(uids).toHaveLength(150);
        expect(await done(host.countMembers(ROOM))).toBe(150);
      });
    });

    describe('attributes', () => {
      it('LCON-43 of a member merge, are removed by name and reach the others whole', async () => {
        const host = await inRoom(HOST);
        const guest = await inRoom(GUEST, { mute: '1', volume: '100' });
        const heard = record<{ attributes: object }>((listener) =>
          host.on('memberAttributes', listener),
        );
        await done(guest.setMyAttributes(ROOM, { hands_up: '7' }, { remove: ['volume'] }));
        await world.until(() => heard.length === 1);
        expect(heard[0]?.attributes).toEqual({ mute: '1', hands_up: '7' });
      });

      it('are 32 at most', async () => {
        const guest = await inRoom(GUEST);
        const many = Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`key${at}`, '1']));
        expect(await codeOf(done(guest.setMyAttributes(ROOM, many)))).toBe('limit');
      });

      it('LCON-43 of a channel carry a growing revision to all, late comers too', async () => {
        const host = await inRoom(HOST);
        const guest = await inRoom(GUEST);
        const heard = record<{ revision: number }>((listener) =>
          guest.on('channelAttributes', listener),
        );
        await done(host.setChannelAttributes(ROOM, { action: 'prepare' }));
        const { revision } = await done(host.setChannelAttributes(ROOM, { startTime: '9' }));
        await world.until(() => heard.length === 2);
        expect(heard.map((change) => change.revision)).toEqual([revision - 1, revision]);
        const late = await inRoom(EXPERT);
        expect(await done(late.getChannelAttributes(ROOM))).toEqual({
          attributes: { action: 'prepare', startTime: '9' },
          revision,
        });
      });

      it('of two writers who expect the same revision one is refused', async () => {
        const host = await inRoom(HOST);
        const expert = await inRoom(EXPERT);
        const { revision } = await done(host.setChannelAttributes(ROOM, { uid: '1' }));
        const codes = await done(
          Promise.all(
            [host, expert].map((client, at) =>
              codeOf(client.setChannelAttributes(ROOM, { uid: String(at) }, { expect: revision })),
            ),
          ),
        );
        expect(codes.filter((code) => code === 'conflict')).toHaveLength(1);
        expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      });
    });

    describe('a cut network', () => {
      it('LCON-29 of five seconds: reconnecting, then connected with nothing lost', async () => {
        const host = await inRoom(HOST);
        const guest = await inRoom(GUEST, { hands_up: '1' });
        const changes = record<{ state: string; wasResumed: boolean }>((listener) =>
          guest.on('link', listener),
        );
        const heard = record<{ text: string }>((listener) => guest.on('message', listener));
        const left = record<unknown>((listener) => host.on('memberLeft', listener));
        await world.cut(GUEST);
        await world.rest(3000);
        await done(host.send(ROOM, 'meanwhile'));
        await world.rest(2000);
        await world.heal(GUEST);
        await world.until(() => guest.state === 'connected' && heard.length === 1);
        expect(changes.map(({ state }) => state)).toEqual(['reconnecting', 'connected']);
        expect(changes.at(-1)?.wasResumed).toBe(true);
        expect(left).toEqual([]);
      });

      it('of half a minute: connected as not resumed, and a member again', async () => {
        const host = await inRoom(HOST);
        const guest = await inRoom(GUEST);
        const changes = record<{ wasResumed: boolean }>((listener) => guest.on('link', listener));
        const joined = record<{ uid: Uid }>((listener) => host.on('memberJoined', listener));
        await world.cut(GUEST);
        await world.rest(40_000);
        await world.heal(GUEST);
        await world.until(() => guest.state === 'connected' && joined.length === 1);
        expect(changes.at(-1)?.wasResumed).toBe(false);
      });
    });
  });
}
