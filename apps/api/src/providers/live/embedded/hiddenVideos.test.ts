import type { Uid } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { beforeEach, expect, it } from 'vitest';
import type { ToSfu } from '../../../sfu/protocol.ts';
import { LiveTokens } from './LiveTokens.ts';
import { MediaHub } from './MediaHub.ts';

const CHANNEL = 'live-1';
const HOUR_MS = 3_600_000;
const [HOST, EXPERT, LISTENER] = [1, 2, 3];
const ON_STAGE = { send: ['audio', 'video'], receive: true } as const;
const WATCHES = { send: [], receive: true, seesHidden: false } as const;

interface Heard {
  readonly event?: string;
  readonly payload?: { readonly uid: Uid; readonly kind?: string };
  readonly error?: { readonly code: string };
  readonly id?: number;
}

let hub: MediaHub;
let tokens: LiveTokens;
let orders: ToSfu[];

beforeEach(() => {
  const clock = new SettableClock('2026-11-25T00:00:00Z');
  tokens = new LiveTokens('secret of the test', clock);
  const report = (error: unknown): void => {
    throw error;
  };
  orders = [];
  hub = new MediaHub({ clock, tokens, report }, (order) => orders.push(order));
});

/** Joins as a member's browser, with the video events it receives and the calls it makes. */
function join(uid: Uid, role: 'host' | 'audience') {
  const heard: Heard[] = [];
  const handler = hub.connect({
    send: (text) => heard.push(JSON.parse(text) as Heard),
    sendFrame: () => undefined,
    close: () => undefined,
  });
  const claims = { uid, channel: CHANNEL, mayPublish: true, mayReceive: true, mayDirect: false };
  const ask = (question: object): Heard | undefined => {
    heard.length = 0;
    handler.receive(JSON.stringify({ id: 1, ...question }));
    return heard.find(({ error }) => error);
  };
  ask({ call: 'join', uid, token: tokens.issue(claims, HOUR_MS), role });
  const videos = (): string[] =>
    heard
      .filter(({ payload }) => payload?.kind === 'video')
      .map(({ event, payload }) => `${event} ${payload?.uid}`);
  const forget = (): void => void heard.splice(0);
  return { ask, videos, forget };
}

/** Creates a room in which the host and an expert send and an audience member watches. */
function room() {
  for (const uid of [HOST, EXPERT]) hub.setRights(uid, ON_STAGE);
  hub.setRights(LISTENER, WATCHES);
  const host = join(HOST, 'host');
  const expert = join(EXPERT, 'host');
  for (const one of [host, expert]) one.ask({ call: 'flow', kinds: ['audio', 'video'] });
  const listener = join(LISTENER, 'audience');
  const take = (from: Uid) =>
    listener.ask({ call: 'subscribe', from, kind: 'video' })?.error?.code ?? 'taken';
  for (const one of [host, expert, listener]) one.forget();
  return { host, expert, listener, take };
}

it('withdraws a hidden video from viewers, refuses it and returns it [LMEM-50, LMEM-51]', () => {
  const { host, listener, take } = room();
  expect(take(EXPERT)).toBe('taken');
  listener.forget();
  hub.setRights(EXPERT, { ...ON_STAGE, isHidden: true });
  expect(listener.videos()).toEqual([`unpublished ${EXPERT}`]);
  expect(orders.at(-1)).toMatchObject({ type: 'unsubscribe', kind: 'video' });
  expect(host.videos()).toEqual([]);
  expect([take(EXPERT), take(HOST)]).toEqual(['invalid-state', 'taken']);
  hub.setRights(EXPERT, ON_STAGE);
  expect(listener.videos()).toEqual([`published ${EXPERT}`]);
  expect(take(EXPERT)).toBe('taken');
});

it("keeps a hidden member's audio and announces their new video only to the stage [LMEM-50]", () => {
  const { host, expert, listener } = room();
  hub.setRights(EXPERT, { ...ON_STAGE, isHidden: true });
  expert.ask({ call: 'flow', kinds: ['audio'] });
  for (const one of [host, listener]) one.forget();
  expert.ask({ call: 'flow', kinds: ['audio', 'video'] });
  expect([host.videos(), listener.videos()]).toEqual([[`published ${EXPERT}`], []]);
  expect(listener.ask({ call: 'subscribe', from: EXPERT, kind: 'audio' })).toBeUndefined();
});

it('shows hidden videos to a member on stage and withdraws them when they leave it [LMEM-50]', () => {
  const { listener, take } = room();
  hub.setRights(EXPERT, { ...ON_STAGE, isHidden: true });
  listener.forget();
  hub.setRights(LISTENER, ON_STAGE);
  expect(listener.videos()).toEqual([`published ${EXPERT}`]);
  expect(take(EXPERT)).toBe('taken');
  listener.forget();
  hub.setRights(LISTENER, WATCHES);
  expect(listener.videos()).toEqual([`unpublished ${EXPERT}`]);
  expect(take(EXPERT)).toBe('invalid-state');
});

it('announces no hidden video to a member who joins later [LMEM-50]', () => {
  room();
  hub.setRights(EXPERT, { ...ON_STAGE, isHidden: true });
  hub.setRights(LISTENER + 1, WATCHES);
  const late = join(LISTENER + 1, 'audience');
  expect(late.videos()).toEqual([`published ${HOST}`]);
});
