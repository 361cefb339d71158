import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedColors, physicalStyles } from './rawStyles.ts';

const source = join(import.meta.dirname, '../src');
const sheets = globSync('**/*.css.ts', { cwd: source });
const styles = sheets.filter((file) => !file.startsWith('theme/'));
const code = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/^(theme|themes|story)\/|\.(stories|states|examples|test)\.tsx?$/.test(file),
);

describe('outside theme/', () => {
  it.each(code)('finds no literal color in %s', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    expect(text.match(/#[0-9a-f]{3,8}\b(?=['"; ])|\b(?:rgba?|hsla?|oklch)\(/gi) ?? []).toEqual([]);
  });

  it.each([...styles, ...code])('finds no named color in %s', (file) => {
    expect(namedColors(readFileSync(join(source, file), 'utf8'), file)).toEqual([]);
  });

  // The page that shows the steps of motion has them from the tokens, which are still where asked.
  it.each(code.filter((file) => file.endsWith('.tsx') && !file.includes('Motion.stories')))(
    'finds no inline motion in %s, which reduced motion couldn’t stop',
    (file) => {
      const text = readFileSync(join(source, file), 'utf8');
      expect(text.match(/\b(?:transition|animation)\w*:/g) ?? []).toEqual([]);
    },
  );

  // The header's logo is drawn for one scheme; nothing else may depend on one theme.
  it.each(styles.filter((file) => file !== join('navigation', 'SiteHeader', 'SiteHeader.css.ts')))(
    'finds no theme and no scheme in %s: they differ by tokens alone',
    (file) => {
      const text = readFileSync(join(source, file), 'utf8');
      expect(text).not.toMatch(/data-theme|data-scheme|prefers-color-scheme|prefers-contrast/);
    },
  );

  it.each(styles)('finds only rules of our layer in %s', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    expect(text).not.toMatch(
      /import \{[^}]*\b(?:style|styleVariants)\b[^}]*\} from '@vanilla-extract\/css'/,
    );
    expect(text).not.toContain('@vanilla-extract/recipes');
  });
});

it.each(sheets)('finds no !important in %s: the layers decide', (file) => {
  expect(readFileSync(join(source, file), 'utf8')).not.toContain('!important');
});

// The contract lists names of tokens, of which one is a height.
it.each([...sheets, ...code].filter((file) => !file.endsWith('contract.css.ts')))(
  'finds logical properties only in %s',
  (file) => {
    expect(physicalStyles(readFileSync(join(source, file), 'utf8'), file)).toEqual([]);
  },
);
