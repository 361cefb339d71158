import { themeFor } from '@rostra/ui/themes';
import { expect, it } from 'vitest';
import { documentHtml } from './documentHtml.ts';
import type { DocumentParts } from './documentHtml.ts';

const parts = {
  body: '<main>text</main>',
  head: {
    title: 'Title',
    name: 'Title',
    description: '',
    canonical: 'https://rostra.test/search',
    alternates: [],
    image: '',
    isOwnImage: true,
    lang: 'en',
    article: undefined,
    event: undefined,
    isHidden: false,
  },
  look: { locale: 'en', script: 'en', theme: 'rostra', scheme: null, trend: null },
  theme: themeFor('rostra'),
  brand: 'Rostra',
  assets: {
    entry: 'entry.js',
    scripts: ['entry.js', 'shell.js'],
    styles: ['a.css', 'b.css'],
    css: 'a{}b{}',
    fonts: ['text.woff2'],
    icon: 'data:image/svg+xml,icon',
  },
  nonce: 'n1',
  payload: {} as DocumentParts['payload'],
} as unknown as DocumentParts;

const html = documentHtml(parts);

it('paints from the document alone: styles inside, nothing to fetch before the text', () => {
  const head = html.slice(0, html.indexOf('<body>'));
  expect(head).toContain('<style nonce="n1">a{}b{}</style>');
  expect(head).not.toMatch(/<script[^>]* src=|rel="(?:modulepreload|preload)"/);
  expect(head).toContain('<link rel="icon" href="data:image/svg+xml,icon"');
});

it('marks the sheets inside, so that they are neither fetched nor loaded again', () => {
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/a.css" disabled>',
    '<link rel="stylesheet" href="/b.css" disabled>',
  ]);
});

it('asks for all scripts side by side after the text, with low priority', () => {
  const late = html.slice(html.indexOf('</main>'));
  expect(late.match(/<link rel="modulepreload" href="[^"]*" fetchpriority="low"/g)).toHaveLength(2);
  expect(late).toContain('<script type="module" src="/entry.js" fetchpriority="low" nonce="n1">');
});
