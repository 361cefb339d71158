import { Node } from '@tiptap/core';
import type { Editor } from '@tiptap/core';

/** The element for the sign of the paywall; there is at most one, and none without a paywall. */
export class PaywallPosition {
  #element: HTMLElement | null = null;
  #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get element(): HTMLElement | null {
    return this.#element;
  }

  open(element: HTMLElement): void {
    this.#element = element;
    this.#onChange();
  }

  close(element: HTMLElement): void {
    // Another one may mount before this one unmounts.
    if (this.#element !== element) return;
    this.#element = null;
    this.#onChange();
  }
}

/**
 * Ends the free part. It is allowed at the top level only: the schema has no other position for it.
 */
export const paywallNode = (place: PaywallPosition) =>
  Node.create({
    name: 'paywall',
    atom: true,
    draggable: true,
    parseHTML: () => [{ tag: 'div[data-paywall]' }],
    renderHTML: () => ['div', { 'data-paywall': '' }],
    addNodeView: () => () => {
      const dom = document.createElement('div');
      place.open(dom);
      return {
        dom,
        // React renders the text in it.
        ignoreMutation: () => true,
        destroy: () => place.close(dom),
      };
    },
  });

const positionOf = ({ state }: Editor): number | null => {
  let found: number | null = null;
  state.doc.forEach((node, at) => {
    if (node.type.name === 'paywall') found = at;
  });
  return found;
};

export const hasPaywall = (editor: Editor): boolean => positionOf(editor) !== null;

/** Removes the paywall, or puts one after the block of the caret, before it where that is empty. */
export function togglePaywall(editor: Editor): void {
  const { state, view } = editor;
  const at = positionOf(editor);
  const { paywall, paragraph } = state.schema.nodes;
  if (!paywall || !paragraph) return;
  if (at !== null) {
    view.dispatch(state.tr.delete(at, at + 1));
    return;
  }
  const { $to } = state.selection;
  const block = $to.depth === 0 ? null : $to.node(1);
  const isEmptyLine = block !== null && block.isTextblock && block.content.size === 0;
  let place = $to.pos;
  if (block !== null) place = isEmptyLine ? $to.before(1) : $to.after(1);
  const isLast = place === state.doc.content.size;
  view.dispatch(
    state.tr.insert(place, isLast ? [paywall.create(), paragraph.create()] : paywall.create()),
  );
}
