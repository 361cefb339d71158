import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { beforeEach, expect, it } from 'vitest';
import { BareMember } from '#testing/BareMember.ts';
import { FULL_SIGHT } from '../MemberSight.ts';
import { LiveTokens } from './LiveTokens.ts';
import { MessageHub } from './MessageHub.ts';

const CHANNEL = 'live-1';
const START = '2026-11-22T00:00:00Z';
let clock: SettableClock;
let tokens: LiveTokens;
let hub: MessageHub;

beforeEach(() => {
  clock = new SettableClock(START);
  tokens = new LiveTokens('secret of the test', clock);
  const report = (error: unknown): void => {
    throw error;
  };
  hub = new MessageHub({ clock, tokens, report });
});

/** One who sees everyone. */
const join = (uid: Uid): BareMember =>
  new BareMember(hub, tokens, uid, CHANNEL, true).join({ mood: 'new' });

/** Rosters follow their answers a turn later. */
const settled = (): Promise<void> => Promise.resolve();
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

it('LCON-35 a few who come and go are told at once, each by itself', async () => {
  const host = join(1);
  const guest = join(2);
  await settled();
  guest.ask({ call: 'setMine', channel: CHANNEL, attributes: { mood: 'good' }, remove: [] });
  guest.ask({ call: 'leave', channel: CHANNEL });
  const events = host.events.map(({ event }) => event);
  expect(events).toEqual(['memberJoined', 'roster', 'memberAttributes', 'memberLeft']);
});

it('LCON-35 800 who join within 40 ticks are a frame a tick to each, not 800', async () => {
  const [TICKS, AT_ONCE] = [40, 20];
  const host = join(1);
  await settled();
  const crowd: BareMember[] = [];
  for (const tick of range(0, TICKS)) {
    for (const at of range(0, AT_ONCE)) {
      crowd.push(join(2 + tick * AT_ONCE + at));
      await settled();
    }
    hub.tick();
  }
  hub.tick();
  expect(host.events.length).toBeLessThan(TICKS + 12);
  const everyone = range(1, 2 + TICKS * AT_ONCE);
  for (const listener of [host, ...crowd]) {
    expect([...listener.believed.keys()].toSorted((a, b) => a - b)).toEqual(everyone);
  }
});

it('LCON-35 when the crowd is in, single changes are told at once again', async () => {
  const host = join(1);
  const crowd = range(2, 40).map((uid) => join(uid));
  await settled();
  hub.tick();
  hub.tick();
  const before = host.events.length;
  crowd[0]?.ask({ call: 'leave', channel: CHANNEL });
  await settled();
  expect(host.events.slice(before)).toMatchObject([{ event: 'memberLeft', payload: { uid: 2 } }]);
});

it('LCON-43 of who changes often within a tick, the last word is told', () => {
  const host = join(1);
  const crowd = range(2, 30).map((uid) => join(uid));
  hub.tick();
  const last = crowd.at(-1);
  for (const mood of ['a', 'b', 'c']) {
    last?.ask({ call: 'setMine', channel: CHANNEL, attributes: { mood }, remove: [] });
  }
  hub.setMember(CHANNEL, 5, { role: 'audience' }, FULL_SIGHT);
  crowd[4]?.ask({ call: 'leave', channel: CHANNEL });
  crowd[5]?.ask({ call: 'leave', channel: CHANNEL });
  crowd[5]?.ask({ call: 'join', channel: CHANNEL, attributes: { mood: 'back' } });
  expect(host.believed.get(29)).toEqual({ mood: 'new' });
  hub.tick();
  expect(host.believed.get(29)).toEqual({ mood: 'c' });
  expect(host.believed.get(5)).toEqual({ mood: 'new', role: 'audience' });
  expect(host.believed.has(6)).toBe(false);
  expect(host.believed.get(7)).toEqual({ mood: 'back' });
});

it('LCON-43 what the server says again unchanged is not told again', async () => {
  const host = join(1);
  join(2);
  hub.setMember(CHANNEL, 2, { role: 'audience', mute: '1' }, FULL_SIGHT);
  await settled();
  const before = host.events.length;
  hub.setMember(CHANNEL, 2, { mute: '1', role: 'audience' }, FULL_SIGHT);
  expect(host.events).toHaveLength(before);
});

it('LCON-29 who is cut off amid a crowd and comes back knows everyone', async () => {
  const early = join(1);
  const crowd = range(2, 30).map((uid) => join(uid));
  const newcomer = crowd.at(-1);
  early.cut();
  newcomer?.cut();
  for (const uid of range(30, 60)) join(uid);
  await settled();
  hub.tick();
  early.connect();
  newcomer?.connect();
  await settled();
  await settled();
  hub.tick();
  for (const listener of [early, newcomer]) {
    expect(listener?.believed.size).toBe(59);
  }
});

it('LCON-35 who is away stays while the machine’s clock is set, and leaves when his time has gone by', async () => {
  const host = join(1);
  const guest = join(2);
  await settled();
  guest.cut();
  clock.set(new Date(Date.parse(START) + 2 * PRESENCE_TIMEOUT_MS));
  hub.sweep();
  expect([...host.believed.keys()]).toEqual([1, 2]);
  clock.advance(PRESENCE_TIMEOUT_MS);
  hub.sweep();
  expect([...host.believed.keys()]).toEqual([1]);
});
