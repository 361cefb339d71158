import type { ChatMessage } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { chatMessage } from '../../../test/chatMessage.ts';
import { mergeMessages } from './ChatState.ts';

const idsAfter = (...steps: readonly (readonly ChatMessage[])[]): readonly (number | null)[] =>
  steps
    .reduce<ReturnType<typeof mergeMessages>>((kept, step) => mergeMessages(kept, step), [])
    .map(({ id }) => id);

it('puts the newest message last, alone or with others', () => {
  expect(idsAfter([chatMessage(1)], [chatMessage(2)], [chatMessage(3)])).toEqual([1, 2, 3]);
  expect(idsAfter([chatMessage(1), chatMessage(2), chatMessage(3)])).toEqual([1, 2, 3]);
});

it('puts a late or repeated message in its place once', () => {
  expect(idsAfter([chatMessage(1)], [chatMessage(3)], [chatMessage(2)], [chatMessage(3)])).toEqual([
    1, 2, 3,
  ]);
  expect(idsAfter([chatMessage(1)], [chatMessage(1)])).toEqual([1]);
});

it("keeps a sending message last, and replaces it with the server's version", () => {
  const { id: _, ...text } = chatMessage(9, 'mine');
  const sending = { ...text, id: null, status: 'sending', error: null, behind: 1 } as const;
  const before = [...mergeMessages([], [chatMessage(1)]), sending];
  expect(mergeMessages(before, [chatMessage(2)]).map(({ id }) => id)).toEqual([1, 2, null]);
  expect(mergeMessages(before, [chatMessage(9, 'mine')]).map(({ id }) => id)).toEqual([1, 9]);
});
