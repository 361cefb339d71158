import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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

  // The header's logo is drawn for one scheme; nothing else may look right in one theme alone.
  it.each(styles.filter((file) => file !== join('SiteHeader', 'SiteHeader.css.ts')))(
    '%s knows no theme and no scheme: they differ by tokens alone, all of which are kept',
    (file) => {
      const text = readFileSync(join(source, file), 'utf8');
      expect(text).not.toMatch(/data-theme|data-scheme|prefers-color-scheme|prefers-contrast/);
    },
  );

  it.each(styles)('%s uses logical properties only', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const physical =
      /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\b|(?<![-\w.'])(?:left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight):/g;
    expect(text.match(physical) ?? []).toEqual([]);
  });

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
