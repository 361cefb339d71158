import { describe, expect, it } from 'vitest';
import { isSafeImage, isSafeLink } from './richText.ts';
import { richDocument } from './schemas/richTextSchemas.ts';

const isTaken = (...content: unknown[]): boolean =>
  richDocument.safeParse({ type: 'doc', content }).success;
const text = (value = 'Outlook', change: object = {}) => ({ type: 'text', text: value, ...change });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const quote = (...content: unknown[]) => ({ type: 'blockquote', content });
const list = (type: string, ...items: unknown[][]) => ({
  type,
  content: items.map((content) => ({ type: 'list_item', content })),
});
const heading = (level: unknown) => ({ type: 'heading', attrs: { level }, content: [text()] });
const image = (attrs: object) => ({ type: 'image', attrs });
const figure = (change: object = {}) => ({
  type: 'figure_data',
  attrs: { title: 'Sales', points: [{ label: 'Q1', value: 1 }], ...change },
});
const table = (...rows: unknown[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'table_row', content })),
});
const cell = (type = 'table_cell') => ({ type, content: [paragraph(text())] });
const paywall = { type: 'paywall' };
const marked = (...marks: unknown[]) => paragraph(text('Outlook', { marks }));
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const nested = (depth: number): unknown =>
  depth === 0 ? paragraph(text()) : quote(nested(depth - 1));

const TAKEN: [string, unknown[]][] = [
  ['nothing', []],
  ['an empty paragraph', [{ type: 'paragraph' }]],
  ['a line break', [paragraph(text(), { type: 'hard_break' }, text())]],
  [
    'bold italic link text',
    [
      marked(
        { type: 'bold' },
        { type: 'italic' },
        { type: 'link', attrs: { href: 'mailto:a@b.example' } },
      ),
    ],
  ],
  ['headings of three levels', [heading(2), heading(3), heading(4)]],
  ['an empty heading', [{ type: 'heading', attrs: { level: 2 } }]],
  ['an image with alt and caption', [image({ src: '/files/7', alt: 'Chart', caption: 'Sales' })]],
  ['a quote with a list', [quote(list('bullet_list', [paragraph(text())]))]],
  ['a numbered list', [list('ordered_list', [paragraph(text())], [quote(paragraph(text()))])]],
  ['a table', [table([cell('table_header')], [cell()])]],
  ['figures with a unit', [figure({ unit: 'm' })]],
  ['one paywall', [paragraph(text()), paywall, paragraph(text())]],
  ['six quotes in each other', [nested(6)]],
  ['a run of 20,000 characters', [paragraph(text('x'.repeat(20_000)))]],
  ['2,000 blocks', many(2000, paragraph())],
];

const REFUSED: [string, unknown[]][] = [
  ['two paywalls', [paywall, paywall]],
  ['a paywall inside a quote', [quote(paywall)]],
  ['seven quotes in each other', [nested(7)]],
  ['a run of 20,001 characters', [paragraph(text('x'.repeat(20_001)))]],
  ['2,001 blocks', many(2001, paragraph())],
  ['2,001 runs in a paragraph', [paragraph(...many(2001, text('x')))]],
  ['2,001 blocks in a quote', [quote(...many(2001, paragraph()))]],
  ['2,001 items in a list', [list('bullet_list', ...many(2001, [paragraph()]))]],
  ['an empty run', [paragraph(text(''))]],
  ['an unknown node', [{ type: 'video' }]],
  ['an unknown inline node', [paragraph({ type: 'emoji' })]],
  ['an unknown attribute', [{ ...paragraph(), style: 'color: red' }]],
  ['an unknown attribute of a run', [paragraph(text('x', { color: 'red' }))]],
  ['an unknown mark', [marked({ type: 'underline' })]],
  ['an attribute of a mark', [marked({ type: 'bold', level: 1 })]],
  ['four marks', [marked(...many(4, { type: 'bold' }))]],
  ['a link that runs', [marked({ type: 'link', attrs: { href: 'javascript:x()' } })]],
  ['a link with a target', [marked({ type: 'link', attrs: { href: '/a', target: '_top' } })]],
  ['a link without address', [marked({ type: 'link', attrs: {} })]],
  [
    'a link of 2,001 characters',
    [marked({ type: 'link', attrs: { href: `/${'a'.repeat(2000)}` } })],
  ],
  ['a heading of level 1', [heading(1)]],
  ['a heading of level 5', [heading(5)]],
  ['a heading between levels', [heading(2.5)]],
  ['a heading without level', [{ type: 'heading', attrs: {} }]],
  ['an image from http', [image({ src: 'http://a.example/x.png' })]],
  ['an image with a handler', [image({ src: '/x.png', onload: 'x()' })]],
  ['an image with a long alt', [image({ src: '/x.png', alt: 'x'.repeat(501) })]],
  ['an image with a long caption', [image({ src: '/x.png', caption: 'x'.repeat(501) })]],
  ['an image with a long address', [image({ src: `/${'a'.repeat(2000)}` })]],
  ['an empty quote', [quote()]],
  ['an empty list', [list('bullet_list')]],
  ['a list of empty items', [list('bullet_list', [])]],
  ['a list of another kind', [list('task_list', [paragraph()])]],
  ['a list of paragraphs', [{ type: 'bullet_list', content: [paragraph()] }]],
  ['a table without rows', [table()]],
  ['a table with 201 rows', [table(...many(201, [cell()]))]],
  ['a row without cells', [table([])]],
  ['a row of 21 cells', [table(many(21, cell()))]],
  ['a cell of another kind', [table([cell('td')])]],
  ['a cell of 21 paragraphs', [table([{ type: 'table_cell', content: many(21, paragraph()) }])]],
  ['a cell with a heading', [table([{ type: 'table_cell', content: [heading(2)] }])]],
  ['figures without a title', [figure({ title: '' })]],
  ['figures with a blank title', [figure({ title: ' \u2800\u3164' })]],
  ['figures with a long title', [figure({ title: 'x'.repeat(201) })]],
  ['figures with a long unit', [figure({ unit: 'x'.repeat(41) })]],
  ['figures without points', [figure({ points: [] })]],
  ['61 points', [figure({ points: many(61, { label: 'Q1', value: 1 }) })]],
  ['a point with a long label', [figure({ points: [{ label: 'x'.repeat(81), value: 1 }] })]],
  ['a point that is no number', [figure({ points: [{ label: 'Q1', value: '1' }] })]],
  ['a point with a color', [figure({ points: [{ label: 'Q1', value: 1, color: 'red' }] })]],
];

describe('a rich document', () => {
  it.each(TAKEN)('accepts %s', (_name, content) => {
    expect(isTaken(...content)).toBe(true);
  });

  it.each(REFUSED)('refuses %s', (_name, content) => {
    expect(isTaken(...content)).toBe(false);
  });

  it('refuses anything but a document', () => {
    expect(richDocument.safeParse({ type: 'paragraph', content: [] }).success).toBe(false);
    expect(richDocument.safeParse({ type: 'doc', content: [], id: 1 }).success).toBe(false);
  });

  it.each([
    ['one_paywall', [paywall, paywall]],
    ['link_refused', [marked({ type: 'link', attrs: { href: 'javascript:x()' } })]],
    ['image_refused', [image({ src: 'data:image/png;base64,AA' })]],
  ])('refuses content by the rule %s', (rule, content) => {
    const { error } = richDocument.safeParse({ type: 'doc', content });
    expect(JSON.stringify(error?.issues)).toContain(rule);
  });
});

describe('addresses in content', () => {
  it.each([
    ['https://a.example/x?y=1#z', true, true],
    ['HTTPS://A.EXAMPLE', true, true],
    ['http://a.example', true, false],
    ['mailto:a@b.example', true, false],
    ['/articles/7', true, true],
    ['/', true, true],
    ['//evil.test/x', false, false],
    ['/\\evil.test', false, false],
    ['javascript:alert(1)', false, false],
    ['data:image/png;base64,AA', false, false],
    ['ftp://a.example', false, false],
    ['a.example', false, false],
    ['x https://a.example', false, false],
    ['https://a.example/"onload="x', false, false],
    ["https://a.example/'x", false, false],
    ['https://a.example/<b>', false, false],
    ['https://a.example/a b', false, false],
    ['/a\nb', false, false],
    ['', false, false],
  ])('checks %j: link %s, image %s', (address, asLink, asImage) => {
    expect([isSafeLink(address), isSafeImage(address)]).toEqual([asLink, asImage]);
  });
});
