// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { richTextSample } from '../../story/samples/richText.ts';
import { sampleFor } from '../../story/samples/texts.ts';
import { toDocument } from './documentOf.ts';
import { EditorSession, UnknownPartsError } from './EditorSession.ts';
import type { RichTextBlock, RichTextDocument } from './richTextDocument.ts';
import { RICH_TEXT_EDITOR_LIMITS } from './richTextLimits.ts';
import { wordsOf } from './wordsOf.ts';

let open: EditorSession[] = [];
afterEach(() => {
  for (const session of open) session.stop();
  open = [];
});

const edit = (document: RichTextDocument): EditorSession => {
  const session = new EditorSession({
    element: window.document.createElement('div'),
    document,
    heldClass: 'held',
    attributes: {},
    upload: undefined,
    onChange: () => {},
    onToolbar: () => {},
    onLink: () => {},
    onImage: () => {},
  });
  open.push(session);
  return session;
};

const afterwards = (document: RichTextDocument): RichTextDocument =>
  toDocument(edit(document).editor.getJSON());

const doc = (...content: RichTextDocument['content']): RichTextDocument => ({
  type: 'doc',
  content,
});
const line = (text: string): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

describe('a document through the editor', () => {
  it.each<[string, RichTextDocument]>([
    ['with every part', richTextSample(sampleFor('zh-CN'))],
    ['empty', doc()],
    ['that is free as a whole', doc(line('a'), { type: 'paywall' })],
    ['that is paid as a whole', doc({ type: 'paywall' }, line('a'))],
    ['that ends with an image', doc({ type: 'image', attrs: { src: '/a.png' } })],
    [
      'with a list that begins with an image',
      doc({
        type: 'ordered_list',
        content: [{ type: 'list_item', content: [{ type: 'image', attrs: { src: '/a.png' } }] }],
      }),
    ],
  ])('returns %s unchanged', (_name, document) => {
    expect(afterwards(document)).toEqual(document);
  });

  it('makes an empty cell editable', () => {
    const table = (content: []): RichTextDocument =>
      doc({
        type: 'table',
        content: [{ type: 'table_row', content: [{ type: 'table_cell', content }] }],
      });
    expect(afterwards(table([])).content[0]).toMatchObject({
      content: [{ content: [{ content: [{ type: 'paragraph' }] }] }],
    });
  });

  it('refuses to open a document with unknown parts', () => {
    expect(() => edit({ type: 'doc', content: [{ type: 'poll' }] } as never)).toThrow(
      UnknownPartsError,
    );
  });

  it('splits a run that is too long, and never inside a character', () => {
    const text = `${'a'.repeat(RICH_TEXT_EDITOR_LIMITS.run - 1)}𠮷b`;
    const [first] = afterwards(doc(line(text))).content;
    const runs = (first as { content: { text: string }[] }).content.map((run) => run.text);
    expect(runs).toEqual(['a'.repeat(RICH_TEXT_EDITOR_LIMITS.run - 1), '𠮷b']);
  });

  it('lifts content that is nested too deep by one level, and keeps its words', () => {
    const deep = (levels: number): RichTextBlock =>
      levels === 0 ? line('deep') : { type: 'blockquote', content: [deep(levels - 1)] };
    const depthOf = (block: RichTextBlock): number =>
      block.type === 'blockquote' ? 1 + depthOf(block.content[0] as RichTextBlock) : 0;
    const [kept] = afterwards(doc(deep(RICH_TEXT_EDITOR_LIMITS.depth + 2))).content;
    expect(depthOf(kept as RichTextBlock)).toBe(RICH_TEXT_EDITOR_LIMITS.depth);
    expect(JSON.stringify(kept)).toContain('deep');
    expect(afterwards(doc(deep(RICH_TEXT_EDITOR_LIMITS.depth)))).toEqual(
      doc(deep(RICH_TEXT_EDITOR_LIMITS.depth)),
    );
  });
});

describe('wordsOf', () => {
  it('counts each Chinese character and each other word, in every part [I18N-20, CONT-16]', () => {
    const words = (document: RichTextDocument) => wordsOf(edit(document).editor.state.doc);
    expect(words(doc(line('光伏 PV module 需求')))).toBe(6);
    expect(
      words(doc({ type: 'image', attrs: { src: '/a.png', alt: 'no word', caption: 'Fig 1' } })),
    ).toBe(2);
    expect(
      words(
        doc({
          type: 'figure_data',
          attrs: { title: '库存', points: [{ label: 'Q1', value: 12 }] },
        }),
      ),
    ).toBe(4);
    expect(
      words(doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [line('one')] }] })),
    ).toBe(1);
  });
});
