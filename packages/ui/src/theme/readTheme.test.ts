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
  ['a color that ends the rule', withInput({ brand: '#000000;}body{display:none' }), 'input.brand'],
  ['a color that loads', withInput({ accent: 'url(https://evil.test/x)' }), 'input.accent'],
  ['a color by name', withInput({ neutral: 'red' }), 'input.neutral'],
  ['a color with a line break', withInput({ vip: '#000000\n' }), 'input.vip'],
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
  it('accepts the data of our own partner', () => {
    expect(themeProblems(file)).toEqual([]);
    expect(parseThemeFile(file)).toEqual(file);
  });

  it.each(hostile)('refuses %s, and names the field', (_name, data, field) => {
    expect(themeProblems(data).map((problem) => problem.field)).toContain(field);
    expect(() => parseThemeFile(data)).toThrow(TypeError);
    expect(() => themeToCss(data)).toThrow(TypeError);
  });

  it.each([null, undefined, 1, 'x', [], true])('refuses %s as a theme', (data) => {
    expect(themeProblems(data)).toEqual([
      { field: 'file', sentence: expect.stringContaining('file must be an object') as string },
    ]);
  });

  it('reports all problems at once, each with its value and a valid one', () => {
    const problems = themeProblems(withInput({ brand: 'blue', radius: 'round' }));
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      'input.brand must be a color written # and six of 0-9 and a-f, such as #0c5567; not "blue".',
      'input.radius must be a number from 0 to 24, without quotes or px; not "round".',
    ]);
  });

  it('reports a value nested deeper than the stack like any other', () => {
    const deep = JSON.parse(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`) as unknown;
    expect(themeProblems(deep).map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^name must be .*; not a list\.$/),
    );
  });

  it('never repeats a long value in a sentence', () => {
    const [problem] = themeProblems(withInput({ brand: 'x'.repeat(10_000) }));
    expect(problem?.sentence.length).toBeLessThan(200);
  });

  const sentencesOf = (data: unknown) => themeProblems(data).map(({ sentence }) => sentence);

  it.each([
    [undefined, 'it is missing'],
    [null, 'not null'],
    [7, 'not 7'],
    [true, 'not true'],
    [['x'], 'not a list'],
    [{ a: 1 }, 'not an object'],
    [() => 1, 'not a function'],
    ['x'.repeat(40), `not "${'x'.repeat(40)}"`],
    ['x'.repeat(41), `not "${'x'.repeat(40)}…"`],
  ])('quotes the wrong value %j as %s', (value, quoted) => {
    expect(sentencesOf(withInput({ brand: value }))).toEqual([
      `input.brand must be a color written # and six of 0-9 and a-f, such as #0c5567; ${quoted}.`,
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'id',
      { ...file, id: 'A' },
      'id must be small letters, figures and hyphens, a letter first, at most 40; not "A".',
    ],
    [
      'name',
      { ...file, name: '' },
      'name must be the partner\'s name, at most 80 characters, without < > or unseen characters; not "".',
    ],
    ['kind', { ...file, kind: 'x' }, 'kind must be one of partner, base, reader, test; not "x".'],
    ['scope', { ...file, scope: 'x' }, 'scope must be one of header, all; not "x".'],
    ['contrast', { ...file, contrast: 'x' }, 'contrast must be one of standard, more; not "x".'],
    [
      'header',
      withInput({ header: 'x' }),
      'input.header must be one of ink, brand, surface; not "x".',
    ],
    [
      'elevation',
      withInput({ elevation: 'x' }),
      'input.elevation must be one of soft, flat; not "x".',
    ],
    [
      'fontReading',
      withInput({ fontReading: '' }),
      'input.fontReading must be the name of a font: letters, figures, spaces and hyphens, at most 60; not "".',
    ],
    [
      'fontText',
      withInput({ fontText: '1' }),
      'input.fontText must be the name of a font: letters, figures, spaces and hyphens, at most 60; not "1".',
    ],
    [
      'logo',
      withLogo('x'),
      'input.logo.light must be a file beside the theme (./name.svg) or a path of this site (/name.svg), never another host; not "x".',
    ],
    ['input', { ...file, input: 7 }, 'input must be an object with named values; not 7.'],
    ['a field', { ...file, css: 1 }, 'file knows no "css"; take it out or mend its name.'],
    ['an input', withInput({ css: 1 }), 'input knows no "css"; take it out or mend its name.'],
  ])('describes a valid value for a wrong %s', (_field, data, sentence) => {
    expect(sentencesOf(data)).toContain(sentence);
  });

  it('names an unknown field, with forty characters of its name', () => {
    const name = 'x'.repeat(50);
    expect(themeProblems({ ...file, [name]: 1 })).toEqual([
      {
        field: name,
        sentence: `file knows no "${'x'.repeat(40)}"; take it out or mend its name.`,
      },
    ]);
  });

  const accepted: [string, unknown][] = [
    ['the logo of the registry and a schema', { ...file, logo: {}, $schema: './theme.json' }],
    ['high contrast', { ...file, contrast: 'more' }],
    ['an id of 40 characters', { ...file, id: `a${'b-1'.repeat(13)}` }],
    ['a name of 80 characters', { ...file, name: 'x'.repeat(80) }],
    ['a name in Chinese', { ...file, name: '海港证券 (香港)' }],
    ['a font of 60 characters', withInput({ fontText: `A${'b-1 '.repeat(14)}xyz` })],
    ['a radius of 0', withInput({ radius: 0 })],
    ['a radius of 24', withInput({ radius: 24 })],
    ['a logo beside the theme', withLogo('./a.svg')],
    ['a logo in a folder', withLogo('/partners/a.b/logo~1_x-y.svg')],
    ['a logo with a dot in front', withLogo('/.a.svg')],
  ];
  it.each(accepted)('accepts %s', (_name, data) => {
    expect(themeProblems(data)).toEqual([]);
    expect(parseThemeFile(data)).toMatchObject({ kind: 'partner' });
  });

  it.each<[string, unknown]>([
    ['an id of 41 characters', { ...file, id: `a${'b'.repeat(40)}` }],
    ['an id with a figure first', { ...file, id: '1a' }],
    ['an id with a line after it', { ...file, id: 'a\n' }],
    ['an id with a space before it', { ...file, id: ' a' }],
    ['a name of spaces', { ...file, name: '  ' }],
    ['a name that is a number', { ...file, name: 7 }],
    ['a name with an unseen sign', { ...file, name: 'a\u200Bb' }],
    ['a name with a closing bracket', { ...file, name: 'a>b' }],
    ['a name with half a pair', { ...file, name: 'a\uD800' }],
    ['a name with a private sign', { ...file, name: 'a\uE000' }],
    ['a name with a control sign', { ...file, name: 'a\u0007' }],
    ['a font of 61 characters', withInput({ fontText: 'A'.repeat(61) })],
    ['a font with a space before it', withInput({ fontText: ' A' })],
    ['a font with a comma', withInput({ fontText: 'A, B' })],
    ['a radius of 24.5', withInput({ radius: 24.5 })],
    ['a logo of another kind', withLogo('/a.png')],
    ['a logo with more after it', withLogo('/a.svg?x')],
    ['a logo with more before it', withLogo('x/a.svg')],
    ['a logo named by dots', withLogo('/..')],
    ['a logo in this folder twice', withLogo('/./a.svg')],
    ['a logo without a name', withLogo('/.svg')],
    ['a logo that is a number', withLogo(7)],
    ['a long logo', withLogo(`/${'a'.repeat(301)}.svg`)],
    ['no logo for the dark', withInput({ logo: { light: '/a.svg' } })],
    ['a third logo', withInput({ logo: { ...file.input.logo, print: '/a.svg' } })],
    ['no input', { ...file, input: undefined }],
    ['an input that is a list', { ...file, input: [] }],
  ])('refuses data with %s', (_name, data) => {
    expect(themeProblems(data)).not.toEqual([]);
    expect(() => parseThemeFile(data)).toThrow(TypeError);
  });

  it('throws the first problem when parsed', () => {
    expect(() => parseThemeFile({ ...file, id: 'A', scope: 'x' })).toThrow(
      'theme: id must be small letters, figures and hyphens, a letter first, at most 40; not "A".',
    );
  });
});
