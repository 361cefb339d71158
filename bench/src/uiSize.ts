import { existsSync } from 'node:fs';
import path from 'node:path';
import { weigh } from './uiSize/weigh.ts';
import type { Weight } from './uiSize/weigh.ts';
import { report } from './report.ts';
import type { Finding } from './report.ts';

// The size a consumer's bundle gains from components of the built library, compared with
// react-aria-components in the same run: gzip 9, React outside, kB = 1000 B, by Vite and by
// esbuild. Fails above the limits.

const BUTTON_JS = 14.5;
const BUTTON_CSS = 1;
/** Our five beside react-aria-components' own, which bring no styles. */
const FIVE = 1.2;
/** Between two bundlers. */
const ALIKE = 1.1;
const LOCALES = 2;

const ours = (...names: string[]): string =>
  names.map((name) => `export { ${name} } from '@rostra/ui/${name}';`).join('\n');

const aria = (parts: Record<string, string>): string =>
  Object.entries(parts)
    .map(([folder, names]) => `export { ${names} } from 'react-aria-components/${folder}';`)
    .join('\n');

/** The parts of react-aria-components that make up each component. */
const ARIA_PARTS = {
  Button: 'Button',
  Checkbox: 'Checkbox',
  Dialog: 'Dialog, DialogTrigger',
  FieldError: 'FieldError',
  Heading: 'Heading',
  Input: 'Input',
  Label: 'Label',
  ListBox: 'ListBox, ListBoxItem',
  Modal: 'Modal, ModalOverlay',
  Popover: 'Popover',
  Text: 'Text',
  TextField: 'TextField',
};
const ARIA_SELECT = aria({ ...ARIA_PARTS, Select: 'Select, SelectValue' });
const ARIA_COMBO_BOX = aria({ ...ARIA_PARTS, ComboBox: 'ComboBox' });

const kB = (bytes: number): number => bytes / 1000;
const all = ({ js, css }: Weight): number => js + css;
const formatWeight = (weight: Weight): string =>
  `${kB(weight.js).toFixed(1)} + ${kB(weight.css).toFixed(2)} kB`;

if (!existsSync(path.resolve(import.meta.dirname, '../../packages/ui/dist/index.js')))
  throw new Error('The library is not built: pnpm --filter @rostra/ui build');

const findings: Finding[] = [];
const most = (id: string, measure: string, value: string, ratio: number, gate: number): void =>
  void findings.push({ id, measure, value, ratio, gate, bound: 'most' });

for (const bundler of ['vite', 'esbuild'] as const) {
  const button = await weigh(bundler, ours('Button'));
  most(
    `button-js ${bundler}`,
    'Button alone, code',
    formatWeight(button),
    kB(button.js),
    BUTTON_JS,
  );
  most(
    `button-css ${bundler}`,
    'Button alone, styles',
    formatWeight(button),
    kB(button.css),
    BUTTON_CSS,
  );
  for (const [list, code] of [
    ['Select', ARIA_SELECT],
    // Our Select's list is drawn by the browser; this one is drawn by both.
    ['ComboBox', ARIA_COMBO_BOX],
  ] as const) {
    const theirs = await weigh(bundler, code);
    const five = await weigh(bundler, ours('Button', 'TextField', 'Checkbox', list, 'Dialog'));
    const value = `${formatWeight(five)} beside ${formatWeight(theirs)}`;
    most(
      `five ${list} ${bundler}`,
      `Button, TextField, Checkbox, Dialog, ${list}`,
      value,
      all(five) / all(theirs),
      FIVE,
    );
  }
  const dates = ours('DatePicker', 'ComboBox', 'NumberField', 'TagsInput', 'Dialog');
  const plain = await weigh(bundler, dates);
  const lean = await weigh(bundler, dates, { hasPlugin: true });
  most(
    `locales ${bundler}`,
    `languages of React Aria's with our plugin, ${plain.locales.length} without`,
    `${lean.locales.join(', ')}: ${formatWeight(lean)} instead of ${formatWeight(plain)}`,
    lean.locales.length,
    LOCALES,
  );
}
const [byVite, byEsbuild] = await Promise.all(
  (['vite', 'esbuild'] as const).map((bundler) => weigh(bundler, ours('Button', 'Dialog'))),
);
if (byVite && byEsbuild)
  most(
    'alike',
    'Button and Dialog, esbuild beside Vite',
    `${formatWeight(byEsbuild)} beside ${formatWeight(byVite)}`,
    all(byEsbuild) / all(byVite),
    ALIKE,
  );

report('Sizes of the library', findings);
process.exitCode = findings.some(({ ratio, gate }) => ratio > gate) ? 1 : 0;
