import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isAddress, linkAddress } from './addresses.ts';
import { cleanPasted, fileOfData } from './cleanPasted.ts';

export interface PastedImages {
  files: File[];
  /** The number of images that couldn't be included. */
  lost: number;
  /** The drop position; without it they go to the caret. */
  at?: number | undefined;
}

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const hasWords = (data: DataTransfer | null): boolean =>
  /\S/.test((data?.getData('text/html') ?? '').replaceAll(/<[^>]*>/g, '')) ||
  /\S/.test(data?.getData('text/plain') ?? '');

/** Links the selected words to an address pasted over them. */
function linkChosen(view: EditorView, data: DataTransfer | null): boolean {
  const { from, to, empty } = view.state.selection;
  const words = data?.getData('text/plain') ?? '';
  const type = view.state.schema.marks['link'];
  const href = isAddress(words) ? linkAddress(words) : null;
  if (empty || href === null || !type) return false;
  view.dispatch(view.state.tr.addMark(from, to, type.create({ href })));
  return true;
}

/** Cleans pasted text and uploads pasted images. */
export const pasting = (onImages: (images: PastedImages) => void) =>
  Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => {
      let inText: PastedImages = { files: [], lost: 0 };
      /** Images embedded in the text follow it. */
      const sendThoseInText = (): void => {
        const { files, lost } = inText;
        inText = { files: [], lost: 0 };
        if (files.length > 0 || lost > 0) queueMicrotask(() => onImages({ files, lost }));
      };
      return [
        new Plugin({
          props: {
            transformPastedHTML: (html) => {
              // Content copied from this editor is clean.
              if (html.includes('data-pm-slice')) return html;
              const { html: clean, images, lost } = cleanPasted(html);
              const files = images.map((address, index) => fileOfData(address, `${index + 1}`));
              const readable = files.filter((file) => file !== null);
              inText = { files: readable, lost: lost + files.length - readable.length };
              return clean;
            },
            handlePaste: (view, { clipboardData }) => {
              const files = imagesIn(clipboardData);
              if (files.length > 0 && !hasWords(clipboardData)) {
                inText = { files: [], lost: 0 };
                onImages({ files, lost: 0 });
                return true;
              }
              if (linkChosen(view, clipboardData)) return true;
              sendThoseInText();
              return false;
            },
            handleDrop: (view, event, _slice, isMoved) => {
              const files = isMoved ? [] : imagesIn(event.dataTransfer);
              if (files.length > 0) {
                const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
                onImages({ files, lost: 0, at });
                event.preventDefault();
                return true;
              }
              sendThoseInText();
              return false;
            },
          },
        }),
      ];
    },
  });
