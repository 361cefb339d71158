import type { ConversationInfo } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import type { Guest, RoomWorld } from '../../../../test/roomWorld.ts';
import { FakeConversations, memoryCache } from '../../../adapters/fake/index.ts';
import type { SessionCache } from '../../room/SessionCache.ts';
import type { ConversationsState } from './ConversationsState.ts';
import { ConversationsController } from './ConversationsController.ts';

interface Writer {
  readonly of: Guest;
  readonly controller: ConversationsController;
  readonly cache: SessionCache;
  readonly entry: () => ConversationInfo | undefined;
  readonly see: () => ConversationsState;
}

interface Writers {
  readonly world: RoomWorld;
  readonly talk: FakeConversations;
  readonly host: Writer;
  readonly expert: Writer;
}

async function makeWriters(): Promise<Writers> {
  const world = makeRoomWorld();
  const [host, expert] = [await world.inside('broadcaster'), await world.inside('expert')];
  const members = [host.id, expert.id];
  const talk = new FakeConversations(world.room.live, [{ id: 7, name: 'Meridian', members }]);
  const writer = (of: Guest): Writer => {
    const cache = memoryCache();
    const controller = new ConversationsController(of.session.port, talk.apiOf(of.id), cache);
    controller.start();
    const see = () => controller.state.get();
    const entry = () => see().list?.find(({ kind }) => kind === 'private');
    return { of, controller, cache, see, entry };
  };
  const writers = { world, talk, host: writer(host), expert: writer(expert) };
  await world.rest();
  return writers;
}

const to = ({ of }: Writer) => ({ kind: 'private', peer: of.id }) as const;
const words = ({ see }: Writer) => see().chat.entries.map(({ msg }) => msg);

it("delivers a message to the partner's list, unread until they see it [LCHT-06, LCHT-11, LCHT-12, LCHT-13]", async () => {
  const { world, host, expert } = await makeWriters();
  host.controller.open(to(expert), 'expert 2');
  host.controller.setInSight(true);
  await world.done(host.controller.send('your turn'));
  await world.done(host.controller.send('are you there?'));
  await world.rest();
  expect(expert.entry()).toMatchObject({ peer: host.of.id, msg: 'are you there?', unread: 2 });
  expect(host.entry()).toMatchObject({ peer: expert.of.id, is_own: true, unread: 0 });
  expert.controller.open(to(host));
  await world.rest();
  // The conversation is open, but its panel is closed.
  expect(expert.entry()?.unread).toBe(2);
  expert.controller.setInSight(true);
  await world.rest();
  expect(expert.entry()?.unread).toBe(0);
  expect(words(expert)).toEqual(['your turn', 'are you there?']);
  await world.done(host.controller.send('now'));
  await world.rest();
  expect(words(expert)).toEqual(['your turn', 'are you there?', 'now']);
  expect(expert.entry()?.unread).toBe(0);
  expert.controller.close();
  await world.done(host.controller.send('later'));
  await world.rest();
  expect(expert.entry()?.unread).toBe(1);
});

it('lists a group before its first message, and lets its members read it [LCHT-05]', async () => {
  const { world, host, expert } = await makeWriters();
  const group = { kind: 'group', peer: 7 } as const;
  expect(expert.see().list).toMatchObject([{ ...group, name: 'Meridian', msg: null, unread: 0 }]);
  host.controller.open(group);
  await world.done(host.controller.send('our view'));
  await world.rest();
  expect(expert.see().list).toMatchObject([{ ...group, msg: 'our view', unread: 1 }]);
  const listener = await world.inside('audience');
  const events: unknown[] = [];
  listener.session.port.serverEvents.on('event', (one) => events.push(one));
  await world.done(host.controller.send('between us'));
  await world.rest();
  expect(events).toEqual([]);
});

it('marks a departed chat partner and refuses further messages [LCHT-21, ERR-37, ERR-46]', async () => {
  const { world, host, expert } = await makeWriters();
  host.controller.open(to(expert), 'expert 2');
  await world.done(host.controller.send('hello'));
  await world.done(expert.of.session.actions.leave());
  await world.rest();
  expect(host.see().gone).toBe('expert 2');
  expect(host.entry()?.is_offline).toBe(true);
  expect(await world.codeOf(host.controller.send('still there?'))).toBe('send-failed');
  await world.rest();
  const [failed] = host.see().chat.entries.slice(-1);
  expect(failed).toMatchObject({ msg: 'still there?', status: 'failed', error: 'refused' });
  host.controller.discard(failed?.client_id ?? '');
  await world.rest();
  expect(words(host)).toEqual(['hello']);
});

it('reloads the list and the open chat after a reconnect', async () => {
  const { world, talk, host, expert } = await makeWriters();
  expert.controller.open(to(host), 'host');
  expert.controller.setInSight(true);
  world.room.cut(expert.of.id);
  await world.rest(60_000);
  await talk
    .apiOf(host.of.id)
    .postMessage({ kind: 'group', peer: 7 }, { msg: 'all', client_id: 'a' });
  world.room.heal(expert.of.id);
  await world.rest(60_000);
  expect(expert.see().list?.find(({ kind }) => kind === 'group')).toMatchObject({ unread: 1 });
});

it('shows a conversation at once after a page reload [LCHT-15]', async () => {
  const { world, talk, host, expert } = await makeWriters();
  host.controller.open(to(expert), 'expert 2');
  await world.done(host.controller.send('kept'));
  host.controller.stop();
  const api = talk.apiOf(host.of.id);
  api.getMessages = () => Promise.reject(new Error('no network'));
  const again = new ConversationsController(host.of.session.port, api, host.cache);
  again.start();
  again.open(to(expert));
  await world.rest();
  expect(again.state.get().chat.entries.map(({ msg }) => msg)).toEqual(['kept']);
});

it('reports a list that did not load, and requests it again', async () => {
  const { world, talk, host } = await makeWriters();
  const api = talk.apiOf(host.of.id);
  api.getConversations = () => Promise.reject(new Error('no network'));
  const controller = new ConversationsController(host.of.session.port, api, memoryCache());
  controller.start();
  await world.rest();
  expect(controller.state.get()).toMatchObject({ list: null, hasFailed: true });
  api.getConversations = () => talk.apiOf(host.of.id).getConversations();
  controller.retry();
  await world.rest();
  expect(controller.state.get()).toMatchObject({ list: [{ peer: 7 }], hasFailed: false });
});
