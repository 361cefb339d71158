import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/** A rule for paper; the last layer wins over all others of the library. */
const print = (selector: string, rule: Rule): void =>
  globalStyle(selector, { '@layer': { [layers.forced]: { '@media': { print: rule } } } });

globalStyle('[data-print="only"]', { '@layer': { [layers.base]: { display: 'none' } } });
print('[data-print="only"]', { display: 'block' });
// A button that carries content, such as a day or a file's name, is marked as text.
print(
  '[data-print="none"], nav, button:not([data-print="text"]), select, input, textarea, [role="search"]',
  { display: 'none' },
);

// Ink on paper, also for readers of the dark scheme; marks that are a background alone stay.
print(':root', { colorScheme: 'light', printColorAdjust: 'exact' });
print('body', { background: 'Canvas' });

// Paper has no today: in place of a time elapsed, or a day without its year, the title is printed.
print('time[title]', { fontSize: 0 });
print('time[title]::after', { content: 'attr(title)', fontSize: vars.font.size.sm });
print('article a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
});

print('h1, h2, h3, h4', { breakAfter: 'avoid' });
print('figure, table, tr, img, svg, dl > div', { breakInside: 'avoid' });
print('p, li', { orphans: 3, widows: 3 });
