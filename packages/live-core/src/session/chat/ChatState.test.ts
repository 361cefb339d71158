import type { ChatMessage } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { mergeMessages } from './ChatState.ts';

const message = (id: number, client_id = `c${id}`): ChatMessage => ({
  id,
  msg: `Message ${id}`,
  time: '2026-11-24T12:00:00Z',
  senderId: 1,
  sender_name: 'Lin Wei',
  sender_role: 'audience',
  client_id,
});

const idsAfter = (...steps: readonly (readonly ChatMessage[])[]): readonly (number | null)[] =>
  steps
    .reduce<ReturnType<typeof mergeMessages>>((kept, step) => mergeMessages(kept, step), [])
    .map(({ id }) => id);

it('the newest message stands last, whether it comes alone or with others', () => {
  expect(idsAfter([message(1)], [message(2)], [message(3)])).toEqual([1, 2, 3]);
  expect(idsAfter([message(1), message(2), message(3)])).toEqual([1, 2, 3]);
});

it('one that comes late or again stands once, in its place', () => {
  expect(idsAfter([message(1)], [message(3)], [message(2)], [message(3)])).toEqual([1, 2, 3]);
  expect(idsAfter([message(1)], [message(1)])).toEqual([1]);
});

it('what is being sent stays last, and becomes what the server has kept of it', () => {
  const { id: _, ...text } = message(9, 'mine');
  const sending = { ...text, id: null, status: 'sending', error: null, behind: 1 } as const;
  const before = [...mergeMessages([], [message(1)]), sending];
  expect(mergeMessages(before, [message(2)]).map(({ id }) => id)).toEqual([1, 2, null]);
  expect(mergeMessages(before, [message(9, 'mine')]).map(({ id }) => id)).toEqual([1, 9]);
});
