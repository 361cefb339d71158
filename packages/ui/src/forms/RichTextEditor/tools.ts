import type { Editor } from '@tiptap/core';
import { redo, undo } from '@tiptap/pm/history';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Lock,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { EditorMoment } from './editorMoment.ts';
import { indent, outdent } from './editorPlugins.ts';
import { togglePaywall } from './paywallNode.ts';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bullets'
  | 'numbers'
  | 'outdent'
  | 'indent'
  | 'quote'
  | 'link'
  | 'image'
  | 'paywall'
  | 'undo'
  | 'redo';

/** A tool and its command. `link` and `picture` open a bar, through the toolbar. */
export interface Tool {
  name: ToolName;
  icon: LucideIcon;
  /** As ProseMirror names them; `Mod` is Ctrl, or Command. */
  keys?: string;
  /** Whether it is on; absent for a tool without a state. */
  isOn?: (moment: EditorMoment) => boolean;
  isOff?: (moment: EditorMoment) => boolean;
  run?: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `heading${level}`,
  icon,
  isOn: (moment) => moment.level === level,
  run: (editor) => editor.commands.toggleNode('heading', 'paragraph', { level }),
});

const list = (name: 'bullets' | 'numbers', node: string, icon: LucideIcon): Tool => ({
  name,
  icon,
  isOn: ({ on }) => on[name],
  run: (editor) => editor.commands.toggleList(node, 'list_item'),
});

/** The tools in groups, in the order shown. */
export const tools: readonly (readonly Tool[])[] = [
  [
    {
      name: 'bold',
      icon: Bold,
      keys: 'Mod+B',
      isOn: ({ on }) => on.bold,
      run: (editor) => editor.commands.toggleMark('bold'),
    },
    {
      name: 'italic',
      icon: Italic,
      keys: 'Mod+I',
      isOn: ({ on }) => on.italic,
      run: (editor) => editor.commands.toggleMark('italic'),
    },
  ],
  [heading(2, Heading1), heading(3, Heading2), heading(4, Heading3)],
  [
    list('bullets', 'bullet_list', List),
    list('numbers', 'ordered_list', ListOrdered),
    {
      name: 'outdent',
      icon: IndentDecrease,
      keys: 'Mod+[',
      isOff: ({ canOutdent }) => !canOutdent,
      run: outdent,
    },
    {
      name: 'indent',
      icon: IndentIncrease,
      keys: 'Mod+]',
      isOff: ({ canIndent }) => !canIndent,
      run: indent,
    },
    {
      name: 'quote',
      icon: TextQuote,
      isOn: ({ on }) => on.quote,
      run: (editor) => editor.commands.toggleWrap('blockquote'),
    },
  ],
  [
    { name: 'link', icon: Link, keys: 'Mod+K', isOn: ({ on }) => on.link },
    { name: 'image', icon: ImagePlus },
    {
      name: 'paywall',
      icon: Lock,
      isOn: (moment) => moment.hasPaywall,
      run: togglePaywall,
    },
  ],
  [
    {
      name: 'undo',
      icon: Undo2,
      keys: 'Mod+Z',
      isOff: ({ canUndo }) => !canUndo,
      run: ({ state, view }) => undo(state, view.dispatch),
    },
    {
      name: 'redo',
      icon: Redo2,
      keys: 'Mod+Shift+Z',
      isOff: ({ canRedo }) => !canRedo,
      run: ({ state, view }) => redo(state, view.dispatch),
    },
  ],
];
