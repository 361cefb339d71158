import { expect, it } from 'vitest';
import { readArguments } from './readArguments.ts';

const read = (...args: readonly string[]) => readArguments('new:module', args);

it('reads one name, its singular and its Chinese name', () => {
  const { nouns, hints } = read('criteria', '--singular', 'criterion', '--chinese', '标准');
  expect(nouns).toMatchObject({ names: 'criteria', name: 'criterion', chinese: '标准' });
  expect(hints).toEqual([]);
});

it('reminds of the Chinese name that it made', () => {
  expect(read('bulletins').hints).toEqual([expect.stringContaining('“bulletins 内容”')]);
});

it.each([
  { args: [], reason: 'npm run new:module <names>' },
  { args: ['bulletins', 'notes'], reason: 'One name, please' },
  { args: ['bulletins', '--plural', 'x'], reason: "Unknown option '--plural'" },
  { args: ['Bulletins'], reason: 'lower camel case' },
])('refuses the arguments $args', ({ args, reason }) => {
  expect(() => read(...args)).toThrow(reason);
});
