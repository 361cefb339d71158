import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { beforeEach, expect, it } from 'vitest';
import { BareMember } from '#testing/BareMember.ts';
import { FULL_VISIBILITY } from '../Visibility.ts';
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

/** Joins as a member who sees everyone. */
const join = (uid: Uid): BareMember =>
  new BareMember(hub, tokens, uid, CHANNEL, true).join({ name: 'new' });

/** Waits for the rosters, which follow their answers a turn later. */
const settled = (): Promise<void> => Promise.resolve();
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

it('publishes a few joins and leaves at once, one by one [LCON-35]', async () => {
  const host = join(1);
  const guest = join(2);
  await settled();
  guest.ask({ call: 'setMine', channel: CHANNEL, attributes: { name: 'good' }, remove: [] });
  guest.ask({ call: 'leave', channel: CHANNEL });
  const events = host.events.map(({ event }) => event);
  expect(events).toEqual(['memberJoined', 'roster', 'memberAttributes', 'memberLeft']);
});

it('publishes 800 joins within 40 ticks in one frame per tick and member [LCON-35]', async () => {
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

it('publishes single changes at once again when the crowd has joined [LCON-35]', async () => {
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

it('publishes only the last of several changes within a tick [LCON-43]', () => {
  const host = join(1);
  const crowd = range(2, 30).map((uid) => join(uid));
  hub.tick();
  const last = crowd.at(-1);
  for (const name of ['a', 'b', 'c']) {
    last?.ask({ call: 'setMine', channel: CHANNEL, attributes: { name }, remove: [] });
  }
  hub.setMember(CHANNEL, 5, { role: 'audience' }, FULL_VISIBILITY);
  crowd[4]?.ask({ call: 'leave', channel: CHANNEL });
  crowd[5]?.ask({ call: 'leave', channel: CHANNEL });
  crowd[5]?.ask({ call: 'join', channel: CHANNEL, attributes: { name: 'back' } });
  expect(host.believed.get(29)).toEqual({ name: 'new' });
  hub.tick();
  expect(host.believed.get(29)).toEqual({ name: 'c' });
  expect(host.believed.get(5)).toEqual({ role: 'audience' });
  expect(host.believed.has(6)).toBe(false);
  expect(host.believed.get(7)).toEqual({ name: 'back' });
});

it('publishes nothing when the server repeats unchanged attributes [LCON-43]', async () => {
  const host = join(1);
  join(2);
  hub.setMember(CHANNEL, 2, { role: 'audience', mute: '1' }, FULL_VISIBILITY);
  await settled();
  const before = host.events.length;
  hub.setMember(CHANNEL, 2, { mute: '1', role: 'audience' }, FULL_VISIBILITY);
  expect(host.events).toHaveLength(before);
});

it('sends everyone to a member who reconnects amid a crowd [LCON-29]', async () => {
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

it('keeps an absent member when the machine’s clock is set and removes them after the timeout [LCON-35]', async () => {
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
