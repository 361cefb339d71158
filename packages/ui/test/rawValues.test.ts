import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedColours, physicalStyles } from './rawStyles.ts';

const source = join(import.meta.dirname, '../src');
const sheets = globSync('**/*.css.ts', { cwd: source });
const styles = sheets.filter((file) => !file.startsWith('theme/'));
const code = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/^(theme|themes|story)\/|\.(stories|states|test)\.tsx?$/.test(file),
);

describe('outside theme/', () => {
  it.each(code)('%s has no colour of its own', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    expect(text.match(/#[0-9a-f]{3,8}\b(?=['"; ])|\b(?:rgba?|hsla?|oklch)\(/gi) ?? []).toEqual([]);
  });

  it.each([...styles, ...code])('finds no named color in %s', (file) => {
    expect(namedColours(readFileSync(join(source, file), 'utf8'), file)).toEqual([]);
  });

  // The page that shows the steps of motion has them from the tokens, which are still where asked.
  it.each(code.filter((file) => file.endsWith('.tsx') && !file.includes('Motion.stories')))(
    '%s moves nothing by a style of its own, which reduced motion could not still',
    (file) => {
      const text = readFileSync(join(source, file), 'utf8');
      expect(text.match(/\b(?:transition|animation)\w*:/g) ?? []).toEqual([]);
    },
  );

  // The header's logo is drawn for one scheme; nothing else may look right in one theme alone.
  it.each(styles.filter((file) => file !== join('SiteHeader', 'SiteHeader.css.ts')))(
    '%s knows no theme and no scheme: they differ by tokens alone, all of which are kept',
    (file) => {
      const text = readFileSync(join(source, file), 'utf8');
      expect(text).not.toMatch(/data-theme|data-scheme|prefers-color-scheme|prefers-contrast/);
    },
  );

  it.each(styles)('%s writes its rules into our layer', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    expect(text).not.toMatch(
      /import \{[^}]*\b(?:style|styleVariants)\b[^}]*\} from '@vanilla-extract\/css'/,
    );
    expect(text).not.toContain('@vanilla-extract/recipes');
  });
});

it.each(sheets)('%s wins by its layer, never by !important', (file) => {
  expect(readFileSync(join(source, file), 'utf8')).not.toContain('!important');
});

// The contract lists names of tokens, of which one is a height.
it.each([...sheets, ...code].filter((file) => !file.endsWith('contract.css.ts')))(
  'finds logical properties only in %s',
  (file) => {
    expect(physicalStyles(readFileSync(join(source, file), 'utf8'), file)).toEqual([]);
  },
);
