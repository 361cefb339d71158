import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { NodeSelection } from '@tiptap/pm/state';
import { depthOf } from './editorPlugins.ts';
import { hasPaywall } from './paywallNode.ts';
import { RICH_TEXT_EDITOR_LIMITS } from './richTextLimits.ts';
import { wordsOf } from './wordsOf.ts';

/** The selected image. */
export interface ChosenImage {
  at: number;
  src: string;
  alt: string;
  caption: string;
}

/** The editor state shown by the toolbar and the footer. */
export interface EditorMoment {
  on: Readonly<Record<'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'link', boolean>>;
  /** The level of the heading at the caret; 0 in other blocks. */
  level: number;
  /** The link at the caret. */
  href: string;
  image: ChosenImage | null;
  hasPaywall: boolean;
  canUndo: boolean;
  canRedo: boolean;
  canIndent: boolean;
  canOutdent: boolean;
  words: number;
  isEmpty: boolean;
}

function chosenImage({ state: { selection } }: Editor): ChosenImage | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  const { src, alt, caption } = selection.node.attrs as Record<'src' | 'alt' | 'caption', string>;
  return { at: selection.from, src, alt: alt ?? '', caption: caption ?? '' };
}

export function momentOf(editor: Editor): EditorMoment {
  const { doc } = editor.state;
  return {
    on: {
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bullet_list'),
      numbers: editor.isActive('ordered_list'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
    },
    level: [2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0,
    href: (editor.getAttributes('link')['href'] as string | undefined) ?? '',
    image: chosenImage(editor),
    hasPaywall: hasPaywall(editor),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
    canIndent:
      depthOf(editor) < RICH_TEXT_EDITOR_LIMITS.depth && editor.can().sinkListItem('list_item'),
    canOutdent: editor.can().liftListItem('list_item'),
    words: wordsOf(doc),
    isEmpty: doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.content.size === 2,
  };
}
