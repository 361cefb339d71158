import { expect, it } from 'vitest';
import { questionsOn } from './boardQuestion.ts';
import type { BoardQuestion, QuestionState } from './boardQuestion.ts';

const question = (id: number, state: QuestionState): BoardQuestion => ({
  id,
  state,
  text: '',
  author: null,
  time: new Date(0),
  votes: 0,
  hasVoted: false,
});
const requests = [
  question(1, 'waiting'),
  question(2, 'answered'),
  question(3, 'live'),
  question(4, 'hidden'),
  question(5, 'waiting'),
];
const ids = (shelf: 'open' | 'answered' | 'hidden') =>
  questionsOn(shelf, requests).map(({ id }) => id);

it('puts the question being answered first, and keeps the order of the rest', () => {
  expect(ids('open')).toEqual([3, 1, 5]);
  expect(ids('answered')).toEqual([2]);
  expect(ids('hidden')).toEqual([4]);
});
