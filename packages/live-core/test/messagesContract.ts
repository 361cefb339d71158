import type { Uid } from '@rostra/contract/live';
import { describe, expect, it } from 'vitest';
import { eachWithMembers, EXPERT, GUEST, HOST, ROOM } from './eachWithMembers.ts';
import { codeOf, record } from './World.ts';
import type { World } from './World.ts';

/** Defines how every messaging adapter carries messages, including over a cut. */
export function messagesContract(name: string, makeWorld: () => World | Promise<World>): void {
  describe(`messaging of ${name}`, () => {
    const members = eachWithMembers(makeWorld);

    describe('messages', () => {
      it('reaches all others once and in order, never the sender [LCON-37]', async () => {
        const host = await members.inRoom(HOST);
        const expert = await members.inRoom(EXPERT);
        const own = record<{ text: string }>((listener) => host.on('message', listener));
        const heard = record<{ text: string; from: Uid; at: number }>((listener) =>
          expert.on('message', listener),
        );
        const texts = ['一', '二', '三 🙂'];
        for (const text of texts) await members.done(host.send(ROOM, text));
        await members.world.until(() => heard.length === texts.length);
        expect(heard.map(({ text }) => text)).toEqual(texts);
        expect(heard.every(({ from, at }) => from === HOST && at > 0)).toBe(true);
        expect(own).toEqual([]);
      });

      it('delivers nothing inside the call that caused it', async () => {
        const host = await members.inRoom(HOST);
        const expert = await members.inRoom(EXPERT);
        const heard = record<unknown>((listener) => expert.on('message', listener));
        const sending = host.send(ROOM, 'later');
        expect(heard).toEqual([]);
        await members.done(sending);
        await members.world.until(() => heard.length === 1);
      });

      it('takes 32 KB of text and refuses more', async () => {
        const host = await members.inRoom(HOST);
        const expert = await members.inRoom(EXPERT);
        const heard = record<{ text: string }>((listener) => expert.on('message', listener));
        const large = '中'.repeat(10_000);
        await members.done(host.send(ROOM, large));
        await members.world.until(() => heard.length === 1);
        expect(heard[0]?.text).toBe(large);
        expect(await codeOf(members.done(host.send(ROOM, 'x'.repeat(33_000))))).toBe('too-large');
      });

      it('refuses a burst with an error', async () => {
        const host = await members.inRoom(HOST);
        const codes = await members.done(
          Promise.all(Array.from({ length: 80 }, (_, at) => codeOf(host.send(ROOM, String(at))))),
        );
        expect(codes).toContain('rate-limited');
        expect(codes.filter((code) => code === undefined).length).toBeGreaterThanOrEqual(20);
      });

      it('requires a joined channel and a name that every provider accepts', async () => {
        const host = await members.loggedIn(HOST);
        expect(await codeOf(members.done(host.send(ROOM, 'from outside')))).toBe('invalid-state');
        for (const bad of ['_room', 'a.b', '', 'x'.repeat(65)]) {
          expect(await codeOf(members.done(host.join(bad)))).toBe('invalid-argument');
        }
      });

      it('sends to one member and returns whether they were reached [LCON-42]', async () => {
        const host = await members.inRoom(HOST);
        const expert = await members.inRoom(EXPERT);
        const heard = record<{ text: string }>((listener) => expert.on('peerMessage', listener));
        expect(await members.done(host.sendToPeer(EXPERT, 'you'))).toEqual({ isDelivered: true });
        expect(await members.done(host.sendToPeer(GUEST, 'nobody'))).toEqual({
          isDelivered: false,
        });
        await members.world.until(() => heard.length === 1);
      });
    });

    describe('a cut network', () => {
      it('reconnects after five seconds with nothing lost [LCON-29]', async () => {
        const host = await members.inRoom(HOST);
        const guest = await members.inRoom(GUEST, { hands_up: '1' });
        const changes = record<{ state: string; wasResumed: boolean }>((listener) =>
          guest.on('link', listener),
        );
        const heard = record<{ text: string }>((listener) => guest.on('message', listener));
        const left = record<unknown>((listener) => host.on('memberLeft', listener));
        await members.world.cut(GUEST);
        await members.world.rest(3000);
        await members.done(host.send(ROOM, 'meanwhile'));
        await members.world.rest(2000);
        await members.world.heal(GUEST);
        await members.world.until(() => guest.state === 'connected' && heard.length === 1);
        expect(changes.map(({ state }) => state)).toEqual(['reconnecting', 'connected']);
        expect(changes.at(-1)?.wasResumed).toBe(true);
        expect(left).toEqual([]);
      });

      it('reconnects after half a minute as not resumed, and rejoins', async () => {
        const host = await members.inRoom(HOST);
        const guest = await members.inRoom(GUEST);
        const changes = record<{ wasResumed: boolean }>((listener) => guest.on('link', listener));
        const joined = record<{ uid: Uid }>((listener) => host.on('memberJoined', listener));
        await members.world.cut(GUEST);
        await members.world.rest(40_000);
        await members.world.heal(GUEST);
        await members.world.until(() => guest.state === 'connected' && joined.length === 1);
        expect(changes.at(-1)?.wasResumed).toBe(false);
      });
    });
  });
}
