import { ATTRIBUTE_LENGTH_MAX } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { describe, expect, it } from 'vitest';
import type { RtmProvider } from '../src/index.ts';
import { eachWithMembers, EXPERT, GUEST, HOST, ROOM } from './eachWithMembers.ts';
import { codeOf, record } from './World.ts';
import type { World } from './World.ts';

/** More than a page of members, who join a few at a time, as a browser opens few sockets at once. */
const CROWD = 120;
const BATCH = 10;
const FIRST_OF_CROWD = 100;

/** Defines how every messaging adapter reports presence and attributes. */
export function presenceContract(name: string, makeWorld: () => World | Promise<World>): void {
  describe(`messaging of ${name}`, () => {
    const members = eachWithMembers(makeWorld);

    describe('presence', () => {
      it('lists everyone for a new member, including themselves, and announces them to others', async () => {
        const host = await members.inRoom(HOST, { role: 'broadcaster' });
        const joined = record<{ uid: Uid }>((listener) => host.on('memberJoined', listener));
        const guest = await members.loggedIn(GUEST);
        const rosters = record<{ members: readonly { uid: Uid }[] }>((listener) =>
          guest.on('roster', listener),
        );
        await members.done(guest.join(ROOM, { role: 'audience' }));
        await members.world.until(() => rosters.length === 1 && joined.length === 1);
        expect(rosters[0]?.members).toEqual([
          { uid: HOST, attributes: { role: 'broadcaster' } },
          { uid: GUEST, attributes: { role: 'audience' } },
        ]);
        expect(joined[0]).toEqual({ channel: ROOM, uid: GUEST, attributes: { role: 'audience' } });
      });

      it('distinguishes leaving from being lost', async () => {
        const host = await members.inRoom(HOST);
        const expert = await members.inRoom(EXPERT);
        await members.inRoom(GUEST);
        const left = record<{ uid: Uid; reason: string }>((listener) =>
          host.on('memberLeft', listener),
        );
        await members.done(expert.leave(ROOM));
        await members.world.cut(GUEST);
        await members.world.rest(40_000);
        expect(left).toEqual([
          { channel: ROOM, uid: EXPERT, reason: 'left' },
          { channel: ROOM, uid: GUEST, reason: 'timeout' },
        ]);
      });

      it('announces each of many concurrent joins and departures, and nobody to themselves [LCON-35]', async () => {
        const host = await members.inRoom(HOST);
        const joined = record<{ uid: Uid }>((listener) => host.on('memberJoined', listener));
        const left = record<{ uid: Uid }>((listener) => host.on('memberLeft', listener));
        const uids = Array.from({ length: 3 * BATCH }, (_, at) => FIRST_OF_CROWD + at);
        const crowd: RtmProvider[] = [];
        for (let batch = 0; batch < uids.length; batch += BATCH) {
          const some = uids.slice(batch, batch + BATCH).map((uid) => members.loggedIn(uid));
          crowd.push(...(await members.done(Promise.all(some))));
        }
        const rosters = crowd.map((one) =>
          record<{ members: readonly { uid: Uid }[] }>((listener) => one.on('roster', listener)),
        );
        const own = crowd.map((one, at) =>
          record<{ uid: Uid }>((listener) =>
            one.on('memberJoined', (member) => member.uid === uids[at] && listener(member)),
          ),
        );
        await members.done(Promise.all(crowd.map((one) => one.join(ROOM))));
        await members.world.until(
          () => joined.length === uids.length && rosters.every(({ length }) => length > 0),
        );
        expect(joined.map(({ uid }) => uid).toSorted((a, b) => a - b)).toEqual(uids);
        expect(rosters.at(-1)?.at(-1)?.members).toHaveLength(uids.length + 1);
        await members.done(Promise.all(crowd.map((one) => one.leave(ROOM))));
        await members.world.until(() => left.length === uids.length);
        expect(left.map(({ uid }) => uid).toSorted((a, b) => a - b)).toEqual(uids);
        expect(own.flat()).toEqual([]);
      });

      it('lists more members than a page holds, without duplicates', async () => {
        const host = await members.inRoom(HOST);
        for (let batch = 0; batch < CROWD; batch += BATCH) {
          const uids = Array.from({ length: BATCH }, (_, at) => FIRST_OF_CROWD + batch + at);
          await members.done(Promise.all(uids.map((uid) => members.inRoom(uid))));
        }
        const uids: Uid[] = [];
        let page: string | undefined;
        do {
          const request = page === undefined ? undefined : { page };
          const listed = await members.done(host.listMembers(ROOM, request));
          uids.push(...listed.members.map(({ uid }) => uid));
          page = listed.next;
        } while (page !== undefined);
        expect(new Set(uids).size).toBe(CROWD + 1);
        expect(uids).toHaveLength(CROWD + 1);
        expect(await members.done(host.countMembers(ROOM))).toBe(CROWD + 1);
      });
    });

    describe('attributes', () => {
      it("merges a member's attributes, removes them by name and sends them whole to others [LCON-43]", async () => {
        const host = await members.inRoom(HOST);
        const guest = await members.inRoom(GUEST, { mute: '1', volume: '100' });
        const heard = record<{ attributes: object }>((listener) =>
          host.on('memberAttributes', listener),
        );
        await members.done(guest.setMyAttributes(ROOM, { hands_up: '7' }, { remove: ['volume'] }));
        await members.world.until(() => heard.length === 1);
        expect(heard[0]?.attributes).toEqual({ mute: '1', hands_up: '7' });
      });

      it('allows at most 32', async () => {
        const guest = await members.inRoom(GUEST);
        const many = Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`key${at}`, '1']));
        expect(await codeOf(members.done(guest.setMyAttributes(ROOM, many)))).toBe('limit');
      });

      it('refuses unknown names and long values, and changes nothing [LCON-43]', async () => {
        const host = await members.inRoom(HOST);
        const guest = await members.inRoom(GUEST, { mute: '1' });
        const heard = record<object>((listener) => host.on('memberAttributes', listener));
        const set = (attributes: Record<string, string>) =>
          codeOf(members.done(guest.setMyAttributes(ROOM, attributes)));
        expect(await set({ mood: 'x'.repeat(7000) })).toBe('invalid-argument');
        expect(await set({ mute: '0', mood: 'ok' })).toBe('invalid-argument');
        expect(await set({ name: 'x'.repeat(ATTRIBUTE_LENGTH_MAX + 1) })).toBe('too-large');
        const late = await members.loggedIn(EXPERT);
        expect(await codeOf(members.done(late.join(ROOM, { mood: 'ok' })))).toBe(
          'invalid-argument',
        );
        expect(await set({ name: 'x'.repeat(ATTRIBUTE_LENGTH_MAX) })).toBeUndefined();
        await members.world.until(() => heard.length > 0);
        expect(heard).toMatchObject([{ uid: GUEST, attributes: { mute: '1' } }]);
      });

      it("publishes a channel's attributes with a growing revision, also to late joiners [LCON-43]", async () => {
        const host = await members.inRoom(HOST);
        const guest = await members.inRoom(GUEST);
        const heard = record<{ revision: number }>((listener) =>
          guest.on('channelAttributes', listener),
        );
        await members.done(host.setChannelAttributes(ROOM, { action: 'prepare' }));
        const { revision } = await members.done(
          host.setChannelAttributes(ROOM, { startTime: '9' }),
        );
        await members.world.until(() => heard.length === 2);
        expect(heard.map((change) => change.revision)).toEqual([revision - 1, revision]);
        const late = await members.inRoom(EXPERT);
        expect(await members.done(late.getChannelAttributes(ROOM))).toEqual({
          attributes: { action: 'prepare', startTime: '9' },
          revision,
        });
      });

      it('refuses one of two writers who expect the same revision', async () => {
        const host = await members.inRoom(HOST);
        const expert = await members.inRoom(EXPERT);
        const { revision } = await members.done(host.setChannelAttributes(ROOM, { uid: '1' }));
        const codes = await members.done(
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
  });
}
