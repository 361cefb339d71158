import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { accountTexts } from './areas/accountEnglish.ts';
import { consoleTexts } from './areas/consolesEnglish.ts';
import { liveTexts } from './areas/liveEnglish.ts';
import { uiTexts } from './areas/ui.ts';
import { editorTexts } from './areas/uiEditor.ts';
import { communityTexts } from './areas/uiCommunity.ts';
import { onDemandTexts } from './areas/uiOnDemand.ts';
import { personalTexts } from './areas/uiPersonal.ts';
import { texts as webTexts } from './areas/webEnglish.ts';
import type { Texts } from './createTranslate.ts';
import { attendance } from './messages/en/attendance.ts';
import { document } from './messages/en/document.ts';
import { errors } from './messages/en/errors.ts';
import { issues } from './messages/en/issues.ts';
import { mails } from './messages/en/mails.ts';
import { money } from './messages/en/money.ts';
import { notices } from './messages/en/notices.ts';
import { people } from './messages/en/people.ts';

/** Every key of a tree, dotted. */
const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

const ROOT = new URL('../../..', import.meta.url).pathname;
/** Sources that use texts; a text used only in tests and stories counts as unused. */
const asking = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) =>
    /node_modules|packages\/i18n\/src|\.(test|stories|states)\.tsx?$|\/story(\/|$)/.test(path),
})
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
  .join('\n');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Keys and beginnings of keys that appear literally. */
const written = new Set([...asking.matchAll(/'([\w-]+(?:\.[\w-]+)*)'/g)].map(([, key]) => key));

/** `a.${b}.c`, as what it can become; each value put in is one step of the key. */
const built = [
  ...new Set(
    [...asking.matchAll(/`([\w.-]*(?:\$\{[^{}]*\}[\w.-]*)+)`/g)].map(([, shape = '']) => shape),
  ),
]
  .filter((shape) => /^[\w-]+\./.test(shape))
  .map(
    (shape) =>
      new RegExp(
        `^${shape
          .split(/\$\{[^{}]*\}/)
          .map(escaped)
          .join(String.raw`[\w-]+`)}$`,
      ),
  );

/** `${beginning}.subject`: its beginning is written somewhere. */
const endings = [
  ...new Set([...asking.matchAll(/`\$\{[^{}]*\}((?:\.[\w-]+)+)`/g)].map(([, end = '']) => end)),
];

const isWritten = (key: string): boolean =>
  written.has(key) || built.some((shape) => shape.test(key));

const isUsed = (key: string): boolean =>
  isWritten(key) ||
  endings.some((end) => key.endsWith(end) && isWritten(key.slice(0, -end.length)));

it.each<[string, Texts]>([
  ['web', webTexts],
  ['account', accountTexts],
  ['live', liveTexts],
  ['consoles', { consoles: consoleTexts.consoles }],
  ['ui', uiTexts.en],
  ['ui on demand', onDemandTexts.en],
  ['ui community', communityTexts.en],
  ['ui personal', personalTexts.en],
  ['ui editor', editorTexts.en],
  [
    'server',
    {
      error: errors,
      issue: issues,
      mail: mails,
      money,
      notice: notices,
      attendance,
      people,
      document,
    },
  ],
])('uses every text of %s somewhere [I18N-01]', (_area, texts) => {
  expect(keysOf(texts).filter((key) => !isUsed(key))).toEqual([]);
});
