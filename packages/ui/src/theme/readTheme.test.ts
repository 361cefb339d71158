import { describe, expect, it } from 'vitest';
import { themeFor } from '../themes/index.ts';
import { parseThemeFile, themeProblems } from './parseThemeFile.ts';
import { themeToCss } from './themeToCss.ts';

const { logo: _ready, ...file } = themeFor('harbourline');
const withInput = (change: Record<string, unknown>) => ({
  ...file,
  input: { ...file.input, ...change },
});
const withLogo = (light: unknown) => withInput({ logo: { ...file.input.logo, light } });

/** Theme text from data is an injection door: each of these tries a handle. */
const hostile: [string, unknown, string][] = [
  [
    'a colour that ends the rule',
    withInput({ brand: '#000000;}body{display:none' }),
    'input.brand',
  ],
  ['a colour that loads', withInput({ accent: 'url(https://evil.test/x)' }), 'input.accent'],
  ['a colour by name', withInput({ neutral: 'red' }), 'input.neutral'],
  ['a colour with a line break', withInput({ vip: '#000000\n' }), 'input.vip'],
  ['an expression', withInput({ trendRed: 'expression(alert(1))' }), 'input.trendRed'],
  ['another variable', withInput({ trendGreen: 'var(--x)' }), 'input.trendGreen'],
  ['a header that is none', withInput({ header: 'ink;}' }), 'input.header'],
  ['a font that ends the text', withInput({ fontText: "A';}</style><script>" }), 'input.fontText'],
  ['a font from elsewhere', withInput({ fontReading: 'url(//evil.test/f)' }), 'input.fontReading'],
  ['a font with an escape', withInput({ fontText: 'A\\27' }), 'input.fontText'],
  ['a radius as text', withInput({ radius: '2px;}' }), 'input.radius'],
  ['a radius out of bounds', withInput({ radius: 9000 }), 'input.radius'],
  ['a negative radius', withInput({ radius: -1 }), 'input.radius'],
  ['a radius without end', withInput({ radius: Number.NaN }), 'input.radius'],
  ['an elevation that is none', withInput({ elevation: '0 0 9px red' }), 'input.elevation'],
  ['a logo that runs', withLogo('javascript:alert(1)'), 'input.logo.light'],
  ['a logo from another host', withLogo('https://evil.test/logo.svg'), 'input.logo.light'],
  ['a logo from a host without scheme', withLogo('//evil.test/logo.svg'), 'input.logo.light'],
  ['a logo by backslash', withLogo('/\\evil.test/logo.svg'), 'input.logo.light'],
  ['a logo outside its folder', withLogo('./../../secret.svg'), 'input.logo.light'],
  ['a logo with a step up inside', withLogo('/a/../b.svg'), 'input.logo.light'],
  ['a logo that is data', withLogo('data:image/svg+xml,<svg/>'), 'input.logo.light'],
  ['a logo with an escape', withLogo('/%2e%2e/a.svg'), 'input.logo.light'],
  ['a logo that is a call of the site', withLogo('/api/v1/users/logout'), 'input.logo.light'],
  ['a logo that ends a quote', withLogo('/a.svg" onerror="x'), 'input.logo.light'],
  ['an id that ends the selector', { ...file, id: 'a"]{}' }, 'id'],
  ['an id with a path', { ...file, id: '../rostra' }, 'id'],
  ['a name with a tag', { ...file, name: '<img src=x>' }, 'name'],
  ['a name that turns the text', { ...file, name: 'A\u202Eb' }, 'name'],
  ['a name without end', { ...file, name: 'x'.repeat(81) }, 'name'],
  ['a scope that is none', { ...file, scope: 'body' }, 'scope'],
  ['a field nobody knows', withInput({ css: 'body{}' }), 'input.css'],
  ['a prototype', JSON.parse('{"__proto__":{"id":"x"}}') as unknown, '__proto__'],
];

describe('theme data', () => {
  it('of our own partner is taken', () => {
    expect(themeProblems(file)).toEqual([]);
    expect(parseThemeFile(file)).toEqual(file);
  });

  it.each(hostile)('with %s is refused, by field', (_name, data, field) => {
    expect(themeProblems(data).map((problem) => problem.field)).toContain(field);
    expect(() => parseThemeFile(data)).toThrow(TypeError);
    expect(() => themeToCss(data)).toThrow(TypeError);
  });

  it.each([null, undefined, 1, 'x', [], true])('%s is no theme', (data) => {
    expect(themeProblems(data)).toEqual([
      { field: 'file', sentence: expect.stringContaining('file must be an object') as string },
    ]);
  });

  it('tells everything at once, what is there and what would be right', () => {
    const problems = themeProblems(withInput({ brand: 'blue', radius: 'round' }));
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      'input.brand must be a colour written # and six of 0-9 and a-f, such as #0c5567; not "blue".',
      'input.radius must be a number from 0 to 24, without quotes or px; not "round".',
    ]);
  });

  it('a value nested deeper than the stack is told like any other', () => {
    const deep = JSON.parse(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`) as unknown;
    expect(themeProblems(deep).map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^name must be .*; not a list\.$/),
    );
  });

  it('a sentence never carries a long value on', () => {
    const [problem] = themeProblems(withInput({ brand: 'x'.repeat(10_000) }));
    expect(problem?.sentence.length).toBeLessThan(200);
  });
});
