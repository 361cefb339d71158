import { expect, it } from 'vitest';
import { liveTextFor } from '../../story/screenText.ts';
import { sumReactions, describeReactions } from './sumReactions.ts';

it('sums reactions by kind, and leaves out kinds without any', () => {
  const sum = sumReactions([{ clap: 3, heart: 1 }, {}, { clap: 4 }]);
  expect(sum).toEqual({ clap: 7, heart: 1 });
  expect(describeReactions(liveTextFor('en'), sum)).toBe('Applause 7, Heart 1');
  expect(describeReactions(liveTextFor('zh-CN'), sum)).toBe('鼓掌 7 次，爱心 1 次');
  expect(describeReactions(liveTextFor('en'), {})).toBe('');
});
