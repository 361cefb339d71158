import type {
  RichTextDocument,
  RichTextInline,
} from '../../forms/RichTextEditor/richTextDocument.ts';
import type { Sample } from './texts.ts';
import { plate } from './image.ts';

const words = (text: string): RichTextInline[] => [{ type: 'text', text }];

/** Returns a text with every part that an author can create. */
export const richTextSample = (s: Sample): RichTextDocument => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: words(s.listHeading) },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: `${s.paragraph} ` },
        {
          type: 'text',
          text: s.text,
          marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }],
        },
      ],
    },
    {
      type: 'bullet_list',
      content: s.listItems.map((item) => ({
        type: 'list_item',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: item, marks: [{ type: 'bold' }] }],
          },
        ],
      })),
    },
    { type: 'image', attrs: { src: plate, alt: s.figureText, caption: s.figureText } },
    { type: 'paywall' },
    { type: 'heading', attrs: { level: 3 }, content: words(s.nextHeading) },
    { type: 'blockquote', content: [{ type: 'paragraph', content: words(s.quote) }] },
    {
      type: 'table',
      content: [
        [s.generation, s.testHours],
        ['1.6T', '6.1'],
      ].map((row, index) => ({
        type: 'table_row',
        content: row.map((cell) => ({
          type: index === 0 ? 'table_header' : 'table_cell',
          content: [{ type: 'paragraph', content: words(cell) }],
        })),
      })),
    },
    {
      type: 'figure_data',
      attrs: { title: s.testHours, unit: '', points: [{ label: '1.6T', value: 6.1 }] },
    },
    { type: 'paragraph', content: words(s.note) },
  ],
});
