import { Extension } from '@tiptap/core';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/core';
import { RICH_TEXT_EDITOR_LIMITS } from './richTextLimits.ts';

/** Returns the lists and quotes around the caret, from the outermost. */
export function depthOf({ state }: Editor): number {
  const { $from } = state.selection;
  let depth = 0;
  for (let level = $from.depth; level > 0; level -= 1) {
    const { name } = $from.node(level).type;
    if (name === 'bullet_list' || name === 'ordered_list' || name === 'blockquote') depth += 1;
  }
  return depth;
}

export const indent = (editor: Editor): boolean =>
  depthOf(editor) < RICH_TEXT_EDITOR_LIMITS.depth && editor.commands.sinkListItem('list_item');

export const outdent = (editor: Editor): boolean => editor.commands.liftListItem('list_item');

/** Returns whether the caret is before the first character of a list item. */
function isAtItemStart({ state }: Editor): boolean {
  const { empty, $from } = state.selection;
  return (
    empty &&
    $from.parentOffset === 0 &&
    $from.depth > 1 &&
    $from.node(-1).type.name === 'list_item' &&
    $from.index(-1) === 0
  );
}

/** Undo, and the keys of lists. Tab stays with the page: keyboard users must be able to leave. */
export const editingKeys = Extension.create({
  name: 'editingKeys',
  priority: 1000,
  addProseMirrorPlugins: () => [history(), gapCursor()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const act = (command: typeof undo) => () => command(editor.state, editor.view.dispatch);
    return {
      'Mod-z': act(undo),
      'Shift-Mod-z': act(redo),
      'Mod-y': act(redo),
      Enter: () => editor.commands.splitListItem('list_item'),
      'Mod-]': () => indent(editor),
      'Mod-[': () => outdent(editor),
      Backspace: () => isAtItemStart(editor) && outdent(editor),
    };
  },
});

/** An image or table at the end is followed by an empty line. */
export const lastLine = Extension.create({
  name: 'lastLine',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, schema, tr }) => {
        const isChanged = transactions.some(({ docChanged }) => docChanged);
        const last = doc.lastChild;
        const hasWayOn = last?.isAtom !== true && last?.type.name !== 'table';
        if (!isChanged || hasWayOn) return null;
        const line = schema.nodes['paragraph']?.createAndFill();
        return line ? tr.insert(doc.content.size, line).setMeta('addToHistory', false) : null;
      },
    }),
  ],
});

const heldKey = new PluginKey<boolean>('heldSelection');

/** Keeps the selected words marked while their address is typed in another field. */
export const heldSelection = (className: string) =>
  Extension.create({
    name: 'heldSelection',
    addProseMirrorPlugins: () => [
      new Plugin<boolean>({
        key: heldKey,
        state: {
          init: () => false,
          apply: (transaction, isHeld) =>
            (transaction.getMeta(heldKey) as boolean | undefined) ?? isHeld,
        },
        props: {
          decorations: (state) => {
            const { from, to, empty } = state.selection;
            return heldKey.getState(state) === true && !empty
              ? DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: className })])
              : null;
          },
        },
      }),
    ],
  });

export const hold = ({ view }: Editor, isHeld: boolean): void =>
  view.dispatch(view.state.tr.setMeta(heldKey, isHeld));
