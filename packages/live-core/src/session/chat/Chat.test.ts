import type { ChatMessage } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { chatMessage } from '../../../test/chatMessage.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { Chat } from './Chat.ts';
import { noChat } from './ChatState.ts';

const from = (first: number, count: number): readonly ChatMessage[] =>
  Array.from({ length: count }, (_, at) => chatMessage(first + at));

function chatWorld(newest: readonly ChatMessage[] = []) {
  const clock = new VirtualClock();
  const messages: number[] = [];
  const world = { clock, reports: messages, state: noChat, received: 0 };
  const none = () => Promise.reject(new Error('nothing is asked'));
  const chat = new Chat({
    api: {
      getLiveMessages: () => Promise.resolve(newest),
      postLiveMessage: none,
      deleteLiveMessage: ({ message_id }) => Promise.resolve({ id: message_id }),
    },
    clock,
    newId: () => 'own',
    me: () => undefined,
    received: (count) => {
      world.received += count;
    },
    changed: (state) => {
      if (state.entries.length !== world.state.entries.length) messages.push(state.entries.length);
      world.state = state;
    },
  });
  return { ...world, chat, ids: () => world.state.entries.map(({ id }) => id), world };
}

it('publishes a message at once, groups those that follow closely, and counts each once', async () => {
  const { chat, clock, reports: messages, world } = chatWorld();
  for (const one of from(1, 50)) chat.handleMessage(one);
  expect(messages).toEqual([1]);
  await clock.advance(100);
  expect(messages).toEqual([1, 50]);
  chat.handleMessage(chatMessage(50));
  await clock.advance(100);
  expect([messages, world.received]).toEqual([[1, 50], 50]);
  await clock.advance(1000);
  chat.handleMessage(chatMessage(51));
  expect(messages).toEqual([1, 50, 51]);
});

it('shows and counts a message removed or reloaded before publishing at most once', async () => {
  const { chat, clock, ids, world } = chatWorld(from(1, 4));
  for (const one of from(1, 3)) chat.handleMessage(one);
  await chat.remove(2);
  expect(ids()).toEqual([1, 3]);
  chat.handleMessage(chatMessage(4));
  await chat.loadNewest();
  expect(ids()).toEqual([1, 3, 4]);
  await clock.advance(1000);
  expect([ids(), world.received]).toEqual([[1, 3, 4], 4]);
});

it.each([
  [24, false],
  [25, true],
])('offers older messages after a first page of %i: %s [LCHT-23]', async (count, hasOlder) => {
  const { chat, world } = chatWorld(from(1, count));
  await chat.loadNewest();
  expect(world.state.hasOlder).toBe(hasOlder);
});

it('keeps offering older messages after a cut in which few came [LCHT-23]', async () => {
  const newest = [...from(1, 25)];
  const { chat, world } = chatWorld(newest);
  await chat.loadNewest();
  newest.splice(0, 24, ...from(26, 1));
  await chat.loadNewest();
  expect(world.state.hasOlder).toBe(true);
});
