import { expect, it } from 'vitest';
import { shownLines } from './captionLine.ts';

const line = (id: string, speaker: string) => ({ id, speaker, text: id, isFinal: true });
const messages = [line('1', 'Wu'), line('2', 'Wu'), line('3', 'Zhao'), line('4', 'Zhao')];
const shape = (count: number) =>
  shownLines(messages, count).map(({ line: { id }, isNamed }) => (isNamed ? `${id}*` : id));

it('shows the last lines and names each speaker at their first line and at the top', () => {
  expect(shape(4)).toEqual(['1*', '2', '3*', '4']);
  expect(shape(3)).toEqual(['2*', '3*', '4']);
  expect(shape(1)).toEqual(['4*']);
  expect(shownLines([], 3)).toEqual([]);
});
