import { createElement } from 'react';
import { expect, it } from 'vitest';
import { lengthened } from '../src/story/lengthened.ts';

const press = () => undefined;

it.each([
  ['Register', 'Register Register'],
  ['All 17', 'All 17 All 17'],
  ['报名', '报名 报名'],
  ['registering', 'registering'],
  ['2026-09-03T06:00:00Z', '2026-09-03T06:00:00Z'],
  ['/eventDetail/7', '/eventDetail/7'],
  ['USD', 'USD'],
])('lengthens %s to %s', (text, long) => {
  expect(lengthened(text)).toBe(long);
});

it('lengthens lists and objects, and leaves elements, functions and numbers unchanged', () => {
  const element = createElement('b', null, 'Bold');
  const at = new Date(0);
  expect(lengthened({ rows: [{ id: 7, name: 'Grace Okafor' }], element, press, at })).toEqual({
    rows: [{ id: 7, name: 'Grace Okafor Grace Okafor' }],
    element,
    press,
    at,
  });
});

it('keeps two of many records', () => {
  const records = ['Article', 'Event', 'Playback'].map((name, id) => ({ id, name }));
  expect(lengthened(records)).toHaveLength(2);
});

it('returns the same object where there is no text', () => {
  const props = { rows: [{ id: 7 }], press };
  expect(lengthened(props)).toBe(props);
});
