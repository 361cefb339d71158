import { expect, it } from 'vitest';
import { countAvoided, proseOf } from './prose.ts';
import { testTables } from './testTables.ts';

const messagesOf = (file: string, text: string) => proseOf(file, text).messages;

it('reads comments, titles of tests and titles of groups', () => {
  const text = [
    '// A comment.',
    "describe('a group', () => {",
    "  describe.each([1])('group %s', () => {});",
    "  it('does it [FND-01]', () => {});",
    "  it.each([['a row', 1]])(\n    'does %s',\n    () => {});",
    '});',
  ].join('\n');
  expect(proseOf('a.test.ts', text)).toEqual({
    comments: ['// A comment.'],
    titles: ['does it [FND-01]', 'does %s'],
    labels: ['a group', 'group %s', 'a row'],
    messages: [],
  });
});

it('reads the string that begins each row of a test table, and rows that are strings', () => {
  const rows = `it.each<[string, number]>([
    ['one, [two]', call('not a label'), { name: 'nor this' }],
    // 'a comment'
    [\n      "a second",\n      ['inner'],\n    ],
    'a third',
    { what: 'an object' },
    [3, 'a value'],
    ['a fourth', 'a'.replace(/"['/]+/, 4 / 2)],
  ])('%s', () => {}); it('x', () => ['later']);`;
  expect(testTables(rows)).toEqual([
    { of: 'it', title: '%s', labels: ['one, [two]', 'a second', 'a third', 'a fourth'] },
  ]);
});

it('reads the title of a table whatever its rows are', () => {
  const rows = 'it.each(Object.entries(all).map(([name]) => make(name, of(")"))))(`takes %s`, run)';
  expect(proseOf('a.test.ts', rows).titles).toEqual(['takes %s']);
  expect(proseOf('a.test.ts', "it.skipIf(is(slow))('does it', run)").titles).toEqual(['does it']);
});

it('reads names of states, messages of errors and summaries of calls', () => {
  const states = "[{ name: 'with a word', props: { id: 'x' } }]";
  expect(proseOf('Badge.states.ts', states).labels).toEqual(['with a word']);
  expect(messagesOf('a.ts', "throw new TypeError(\n  'No such thing',\n);")).toEqual([
    'No such thing',
  ]);
  expect(messagesOf('a.ts', 'new Error(`Not ${one}`)')).toEqual(['Not ${one}']);
  expect(messagesOf('src/routes/aRoutes.ts', "summary: 'List all'")).toEqual(['List all']);
  expect(messagesOf('a.ts', "summary: 'x', name: 'y', it.each([['z']])")).toEqual([]);
});

it('reads comments in SQL, and nothing in other files', () => {
  expect(proseOf('a.sql', "-- Counts rows.\nselect '-'; /* Why. */").comments).toEqual([
    '-- Counts rows.',
    '/* Why. */',
  ]);
  expect(proseOf('a.json', '"told"').comments).toEqual([]);
});

it('counts avoided words in each of them', () => {
  const prose = proseOf(
    'a.test.ts',
    "describe('whoever asks', () => {}); new Error('It says no');",
  );
  expect([...prose.labels, ...prose.messages].map(countAvoided)).toEqual([1, 1]);
});
