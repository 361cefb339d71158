import type { Attributes, Uid } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { beforeEach, expect, it } from 'vitest';
import type { AudienceView } from '../Visibility.ts';
import { BareMember } from '#testing/BareMember.ts';
import { LiveTokens } from './LiveTokens.ts';
import { MessageHub } from './MessageHub.ts';

const CHANNEL = 'live-1';
const [HOST, READER, CROWD] = [1, 2, 100];
/** Above the number of changes published one by one. */
const MANY = 30;

let tokens: LiveTokens;
let hub: MessageHub;

beforeEach(() => {
  const clock = new SettableClock('2026-11-22T00:00:00Z');
  tokens = new LiveTokens('secret of the test', clock);
  const report = (error: unknown): void => {
    throw error;
  };
  hub = new MessageHub({ clock, tokens, report });
});

const listener = (uid: Uid): Attributes => ({
  id: String(9000 + uid),
  role: 'audience',
  mute: '1',
});
const member = (uid: Uid): BareMember => new BareMember(hub, tokens, uid, CHANNEL);

/** Joins as a member whose rights the server has set. */
async function enter(uid: Uid, audienceView: AudienceView, attributes: Attributes = listener(uid)) {
  notify(uid, audienceView, attributes);
  const one = member(uid).join();
  await Promise.resolve();
  return one;
}

function notify(uid: Uid, audienceView: AudienceView, attributes: Attributes): void {
  const isPublic = attributes['role'] !== 'audience' || attributes['mute'] === '0';
  hub.setMember(CHANNEL, uid, attributes, {
    audienceView,
    isPublic,
    mayWriteToPeers: uid === HOST,
  });
}

const HOSTS = { id: '7', role: 'broadcaster', mute: '0' };

it.each([
  ['one by one', 3],
  ['many at once', MANY],
])(
  'shows silent audience members to each member as far as permitted: %s [LMEM-09, LROL-29]',
  async (_how, count) => {
    const host = await enter(HOST, 'everyone', HOSTS);
    const counter = await enter(3, 'count');
    const reader = await enter(READER, 'stage');
    const crowd: BareMember[] = [];
    for (let at = 0; at < count; at += 1) crowd.push(await enter(CROWD + at, 'stage'));
    hub.tick();
    expect(host.believed.get(CROWD)).toEqual(listener(CROWD));
    expect([host.believed.size, counter.believed.size]).toEqual([3 + count, 3 + count]);
    expect(counter.believed.get(CROWD)).toEqual({ role: 'audience', mute: '1' });
    expect(reader.believed).toEqual(
      new Map([
        [HOST, HOSTS],
        [READER, listener(READER)],
      ]),
    );
    expect(crowd.at(-1)?.believed.size).toBe(2);
    // In quotes, since a random session key may contain the same digits.
    const id = JSON.stringify(listener(CROWD)['id']);
    expect(JSON.stringify(host.heard)).toContain(id);
    expect(JSON.stringify(reader.heard)).not.toContain(id);
    expect(JSON.stringify(counter.heard)).not.toContain(id);
    for (const one of crowd) one.ask({ call: 'leave', channel: CHANNEL });
    hub.tick();
    expect([host.believed.size, counter.believed.size, reader.believed.size]).toEqual([3, 3, 2]);
  },
);

it('refuses a forged request for the count or the list [LMEM-09]', async () => {
  await enter(HOST, 'everyone', HOSTS);
  const counter = await enter(3, 'count');
  const reader = await enter(READER, 'stage');
  const unknown = member(4).join();
  for (const one of [reader, unknown]) {
    expect(one.ask({ call: 'count', channel: CHANNEL })).toMatchObject({ error: { code: 'auth' } });
  }
  expect(counter.ask({ call: 'count', channel: CHANNEL })).toEqual({ answer: 4 });
  expect(reader.ask({ call: 'members', channel: CHANNEL })).toEqual({
    answer: {
      members: [
        { uid: HOST, attributes: HOSTS },
        { uid: READER, attributes: listener(READER) },
      ],
    },
  });
});

it('refuses messages from members who do not transfer the host role and reveals nobody [LCON-42]', async () => {
  const host = await enter(HOST, 'everyone', HOSTS);
  const reader = await enter(READER, 'stage');
  for (const to of [HOST, READER, 999]) {
    const answer = reader.ask({ call: 'sendToPeer', to, text: 'x' });
    expect(answer).toMatchObject({ error: { code: 'auth' } });
  }
  expect(host.heard.some((frame) => 'peer' in frame)).toBe(false);
  const received = host.ask({ call: 'sendToPeer', to: READER, text: 'x' });
  expect(received).toEqual({ answer: { isDelivered: true } });
});

it.each([
  ['at once', 0],
  ['amid a crowd', MANY],
])(
  'shows a member allowed to speak, hides a muted one and informs them: %s [LMEM-54, LROL-47]',
  async (_how, crowd) => {
    await enter(HOST, 'everyone', HOSTS);
    const reader = await enter(READER, 'stage');
    const speaker = await enter(5, 'stage');
    const rush = async (from: number): Promise<void> => {
      hub.tick();
      for (let at = 0; at < crowd; at += 1) await enter(from + at, 'stage');
    };
    await rush(CROWD);
    notify(5, 'stage', { ...listener(5), mute: '0' });
    hub.tick();
    expect(reader.believed.get(5)).toMatchObject({ mute: '0' });
    expect(speaker.believed.get(5)).toMatchObject({ mute: '0' });
    await rush(CROWD * 2);
    notify(5, 'stage', listener(5));
    hub.tick();
    expect(reader.believed.has(5)).toBe(false);
    expect(speaker.believed.get(5)).toEqual(listener(5));
  },
);

it('sends the list with the right to it, also across a reconnect, and withdraws it after [LMEM-54]', async () => {
  await enter(HOST, 'everyone', HOSTS);
  const reader = await enter(READER, 'stage');
  await enter(CROWD, 'stage');
  notify(READER, 'everyone', listener(READER));
  expect(reader.believed.has(CROWD)).toBe(true);
  reader.cut();
  notify(READER, 'stage', listener(READER));
  reader.connect();
  await Promise.resolve();
  expect(Array.from(reader.believed.keys())).toEqual([HOST, READER]);
});
