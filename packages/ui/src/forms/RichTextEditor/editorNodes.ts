import { Mark, Node } from '@tiptap/core';
import { linkAddress, imageAddress } from './addresses.ts';

/**
 * The nodes and marks of docs/rich-text.md; other pasted content loses its form and keeps its
 * words.
 */

const doc = Node.create({ name: 'doc', topNode: true, content: 'block* paywall? block+' });

const text = Node.create({ name: 'text', group: 'inline' });

const paragraph = Node.create({
  name: 'paragraph',
  // The first block of the schema is the one that Enter and an empty document make.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

/** A page's own first heading becomes the second level: the first belongs to the title. */
const LEVEL_OF = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => Object.entries(LEVEL_OF).map(([tag, level]) => ({ tag, attrs: { level } })),
  renderHTML: ({ node }) => [`h${node.attrs['level']}`, 0],
});

const listNode = (name: 'bullet_list' | 'ordered_list', tag: 'ul' | 'ol') =>
  Node.create({
    name,
    group: 'block list',
    content: 'list_item+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const listItem = Node.create({
  name: 'list_item',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

const imageOf = (element: HTMLElement) => {
  const image = element.querySelector('img') ?? element;
  const src = imageAddress(image.getAttribute('src') ?? '');
  return (
    src !== null && {
      src,
      alt: image.getAttribute('alt') || null,
      caption: element.querySelector('figcaption')?.textContent.trim() || null,
    }
  );
};

const image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: null, rendered: false },
    caption: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'figure:has(img)', getAttrs: imageOf },
    { tag: 'img[src]', getAttrs: imageOf },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    ['img', { src: attrs['src'], alt: attrs['alt'] ?? '' }],
    ...(attrs['caption'] === null ? [] : [['figcaption', attrs['caption']]]),
  ],
});

const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'table_row+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'table_row',
    content: '(table_header | table_cell)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  ...(['th', 'td'] as const).map((tag) =>
    Node.create({
      name: tag === 'th' ? 'table_header' : 'table_cell',
      content: 'paragraph+',
      isolating: true,
      parseHTML: () => [{ tag }],
      renderHTML: () => [tag, 0],
    }),
  ),
];

interface Point {
  label: string;
  value: number;
}

/** Figures that a screen can draw; here they appear as a table that is kept as it is. */
const figureData = Node.create({
  name: 'figure_data',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    title: { default: '', rendered: false },
    unit: { default: null, rendered: false },
    points: { default: [], rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-figure]',
      getAttrs: (element) => JSON.parse(element.getAttribute('data-figure') ?? '{}') as object,
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-figure': JSON.stringify(attrs) },
    [
      'figcaption',
      attrs['unit'] === null ? attrs['title'] : `${attrs['title']} (${attrs['unit']})`,
    ],
    [
      'table',
      [
        'tbody',
        ...(attrs['points'] as Point[]).map(({ label, value }) => [
          'tr',
          ['th', { scope: 'row' }, label],
          ['td', String(value)],
        ]),
      ],
    ],
  ],
});

const hardBreak = Node.create({
  name: 'hard_break',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

const isBold = (weight: string): boolean => /^(?:bold(?:er)?|[6-9]\d{2})$/.test(weight);

const bold = Mark.create({
  name: 'bold',
  parseHTML: () => [
    { tag: 'strong' },
    // Some word processors wrap everything they copy in a <b> that is not bold.
    { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: (weight) => isBold(weight) && null },
  ],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) };
  },
});

const italic = Mark.create({
  name: 'italic',
  parseHTML: () => [
    { tag: 'em' },
    { tag: 'i', getAttrs: ({ style }) => style.fontStyle !== 'normal' && null },
    { style: 'font-style=italic' },
  ],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark(this.name) };
  },
});

const link = Mark.create({
  name: 'link',
  // Text typed after a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = linkAddress(element.getAttribute('href') ?? '');
        return href !== null && { href };
      },
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: mark.attrs['href'], rel: 'noopener noreferrer' }, 0],
});

export const contentNodes = [
  doc,
  text,
  paragraph,
  heading,
  listNode('bullet_list', 'ul'),
  listNode('ordered_list', 'ol'),
  listItem,
  blockquote,
  figureData,
  image,
  ...tableNodes,
  hardBreak,
  link,
  bold,
  italic,
];
