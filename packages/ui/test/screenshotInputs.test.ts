import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatRecord, parseRecord } from '../../../.storybook/screenshots/inputs/record.ts';
import { storyInputs } from '../../../.storybook/screenshots/inputs/storyInputs.ts';

const root = join(import.meta.dirname, '../../..');
const environment = { browser: 'Chromium 153', fonts: 'Noto 1' };
const button = 'packages/ui/src/actions/Button/Button.stories.tsx';
const screen = 'apps/web/src/screen-stories/Community.stories.tsx';

/** Reads the tree as if a file, known by its end, had other content. */
const readWith =
  (end: string, change: (text: string) => string, seen: string[] = []) =>
  (path: string): Buffer => {
    const bytes = readFileSync(path);
    if (!path.endsWith(end)) return bytes;
    seen.push(relative(root, path));
    return Buffer.from(change(bytes.toString('utf8')));
  };

const inputsOf = async (story: string, read?: (path: string) => Buffer): Promise<string> =>
  (await storyInputs([story], { root, environment, ...(read ? { read } : {}) })).get(story)!;

const before = new Map([
  [button, await inputsOf(button)],
  [screen, await inputsOf(screen)],
]);

const appended = (text: string): string => `${text}\nexport const planted = 2;\n`;

describe('inputs of images', () => {
  it.each([
    ['a component', button, 'src/actions/Button/Button.tsx', appended],
    ['the style of a component', button, 'src/actions/Button/Button.css.ts', appended],
    ['a state', button, 'src/actions/Button/Button.states.ts', appended],
    ['a token', button, 'src/theme/tokens.ts', appended],
    ['a derived color', button, 'src/theme/deriveRoles.ts', appended],
    ['a theme', button, 'src/themes/registry.ts', appended],
    ['a Chinese text', button, 'messages/zh-CN/ui.ts', appended],
    ['a font of ours', button, 'fonts/hanken-grotesk-basic.woff2', appended],
    ['a style sheet', button, 'theme/fonts.css', (text: string) => `${text}\nbody { margin: 0 }`],
    ['a component deep in a screen', screen, 'src/actions/Button/Button.css.ts', appended],
    ['a text of a screen', screen, 'messages/zh-CN/uiCommunity.ts', appended],
    ['the decorator of stories', button, '.storybook/preview.tsx', appended],
    ['the code that takes screenshots', button, '.storybook/visual.setup.ts', appended],
    ['how pointers are shown', button, '.storybook/touched.ts', appended],
    ['the arguments of the browser', button, '.storybook/chromium.ts', appended],
    ['the settings of the level', button, 'vitest.visual.config.ts', appended],
    [
      'the head of the frame',
      button,
      'preview-head.html',
      (text: string) => `${text}<style></style>`,
    ],
    [
      'the version of a package that the story uses',
      button,
      'node_modules/react-aria-components/package.json',
      (text: string) => text.replace(/"version": "[^"]+"/, '"version": "999.0.0"'),
    ],
    [
      'the version of a package that this package uses',
      button,
      'node_modules/react-stately/package.json',
      (text: string) => text.replace(/"version": "[^"]+"/, '"version": "999.0.0"'),
    ],
    [
      'the version of what compiles styles',
      button,
      'node_modules/@vanilla-extract/integration/package.json',
      (text: string) => text.replace(/"version": "[^"]+"/, '"version": "999.0.0"'),
    ],
  ])('changes the hash with %s', async (_, story, end, change) => {
    const seen: string[] = [];
    const after = await inputsOf(story, readWith(end, change, seen));
    expect(seen, 'files that were read').not.toEqual([]);
    expect(after).not.toBe(before.get(story));
  });

  it.each([
    ['another component', 'src/navigation/Tabs/Tabs.css.ts', appended],
    ['another story', 'src/navigation/Tabs/Tabs.stories.tsx', appended],
    ['a page of documentation', '.storybook/docs/TokenList.tsx', appended],
    ['a test', 'src/theme/oklch.test.ts', appended],
    [
      'line endings',
      'src/actions/Button/Button.tsx',
      (text: string) => text.replaceAll('\n', '\r\n'),
    ],
  ])('keeps the hash with %s', async (_, end, change) => {
    expect(await inputsOf(button, readWith(end, change))).toBe(before.get(button));
  });

  it.each([
    { ...environment, browser: 'Chromium 154' },
    { ...environment, fonts: 'Noto 2' },
  ])('changes the hash with the browser and the fonts: %o', async (other) => {
    const after = await storyInputs([button], { root, environment: other });
    expect(after.get(button)).not.toBe(before.get(button));
  });

  it('refuses a file list that can’t be followed', async () => {
    const read = readWith(
      'src/actions/Button/Button.tsx',
      (text) => `${text}\nimport.meta.glob(pattern);`,
    );
    await expect(inputsOf(button, read)).rejects.toThrow('which is no text');
  });

  it('follows lists of files by pattern', async () => {
    const listing = readWith(
      'src/actions/Button/Button.tsx',
      (text) =>
        `${text}\nexport const all = import.meta.glob<{ a: 1 }>('../../navigation/Tabs/*.css.ts');`,
    );
    const deeper = readWith('src/navigation/Tabs/Tabs.css.ts', appended);
    const both = (path: string): Buffer =>
      path.endsWith('Tabs.css.ts') ? deeper(path) : listing(path);
    expect(await inputsOf(button, both)).not.toBe(await inputsOf(button, listing));
  });
});

describe('the record of inputs', () => {
  it('reads back as written, in the order of its files', () => {
    const record = new Map([
      ['b.stories.tsx', new Set(['2'])],
      ['a.stories.tsx', new Set(['1'])],
    ]);
    expect(formatRecord(record)).toBe('a.stories.tsx 1\nb.stories.tsx 2\n');
    expect(formatRecord(parseRecord(formatRecord(record)))).toBe(formatRecord(record));
  });

  it('keeps the hashes of two branches merged by Git', () => {
    expect(parseRecord('a 1\r\na 2\r\n').get('a')).toEqual(new Set(['1', '2']));
  });
});
