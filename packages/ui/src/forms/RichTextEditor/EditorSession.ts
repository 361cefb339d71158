import { Editor, Extension, getSchema } from '@tiptap/core';
import type { Extensions, JSONContent } from '@tiptap/core';
import type { UploadFile } from '../FileUpload/useUpload.ts';
import { toDocument, toEditor } from './documentOf.ts';
import { momentOf } from './editorMoment.ts';
import type { EditorMoment } from './editorMoment.ts';
import { contentNodes } from './editorNodes.ts';
import { editingKeys, heldSelection, lastLine } from './editorPlugins.ts';
import { pasting } from './pasting.ts';
import type { PastedImages } from './pasting.ts';
import { PaywallPosition, paywallNode } from './paywallNode.ts';
import { ImageUploads } from './imageUploads.ts';
import type { PendingImage, RefusedImage, UploadedImage } from './imageUploads.ts';
import type { RichTextDocument } from './richTextDocument.ts';

export interface SessionOptions {
  element: HTMLElement;
  document: RichTextDocument;
  /** The class of the selected words while an address is typed for them. */
  heldClass: string;
  onChange: (document: RichTextDocument) => void;
  /** Undefined: the text has no images of its own. */
  upload: UploadFile<UploadedImage> | undefined;
  /** Alt and F10, Mod and K. */
  onToolbar: () => void;
  onLink: () => void;
  onImage: () => void;
  /** The attributes of the editable element: its name and state, from the first moment. */
  attributes: Record<string, string>;
}

/** The state that the editor's frame draws. */
export interface EditorLook {
  moment: EditorMoment;
  pending: readonly PendingImage[];
  /** The element for the sign of the paywall. */
  paywall: HTMLElement | null;
  refused: readonly RefusedImage[];
  /** The number of images in the last paste that couldn't be included. */
  lost: number;
}

/** The document has parts that this editor does not know and would lose. */
export class UnknownPartsError extends Error {}

function refuseUnknown(content: JSONContent, extensions: Extensions): void {
  try {
    getSchema(extensions).nodeFromJSON(content).check();
  } catch {
    throw new UnknownPartsError();
  }
}

/** One editor on one element, and the state that the frame around it shows. */
export class EditorSession {
  readonly editor: Editor;
  readonly uploads: ImageUploads;
  #canSend: boolean;
  #paywall = new PaywallPosition(() => this.#changed());
  #refused: readonly RefusedImage[] = [];
  #lost = 0;
  #wasFocused = false;
  #look: EditorLook | null = null;
  #listeners = new Set<() => void>();

  constructor(options: SessionOptions) {
    const { element, document, onChange, upload } = options;
    this.#canSend = upload !== undefined;
    this.uploads = new ImageUploads(upload ?? (() => Promise.reject(new Error())), () =>
      this.#changed(),
    );
    const uploads = Extension.create({
      name: 'uploads',
      addProseMirrorPlugins: () => [this.uploads.plugin],
    });
    const wayOut = Extension.create({
      name: 'wayOut',
      addKeyboardShortcuts: () => {
        const go = (way: () => void) => () => {
          way();
          return true;
        };
        return {
          'Alt-F10': go(options.onToolbar),
          'Mod-k': go(options.onLink),
          // On an image, Enter leads to its texts.
          Enter: () => {
            const isImage = this.read().moment.image !== null;
            if (isImage) options.onImage();
            return isImage;
          },
        };
      },
      priority: 2000,
    });
    const extensions = [
      ...contentNodes,
      paywallNode(this.#paywall),
      editingKeys,
      lastLine,
      heldSelection(options.heldClass),
      uploads,
      pasting((images) => this.addImages(images)),
      wayOut,
    ];
    const content = toEditor(document);
    refuseUnknown(content, extensions);
    this.editor = new Editor({
      element,
      content,
      extensions,
      editorProps: { attributes: options.attributes },
      // Styles are ours, and typed text is never converted.
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      enableCoreExtensions: { delete: false, drop: false, paste: false, textDirection: false },
      onFocus: () => {
        this.#wasFocused = true;
        this.#changed();
      },
      onTransaction: () => this.#changed(),
      onUpdate: ({ editor }) => onChange(toDocument(editor.getJSON())),
    });
  }

  /** Uploads images and reports those that can't be uploaded. */
  addImages({ files, lost, at }: PastedImages): void {
    this.#lost = this.#canSend ? lost : lost + files.length;
    this.#refused = this.#canSend ? this.uploads.start(files, at) : [];
    this.#changed();
  }

  /** The reader has dismissed the message about images. */
  dismiss(): void {
    this.#lost = 0;
    this.#refused = [];
    this.#changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly read = (): EditorLook => {
    const moment = this.#look?.moment ?? momentOf(this.editor);
    this.#look ??= {
      // An image at the text's start is selected before the author first focuses the editor.
      moment: this.#wasFocused ? moment : { ...moment, image: null },
      pending: this.uploads.pending,
      paywall: this.#paywall.element,
      refused: this.#refused,
      lost: this.#lost,
    };
    return this.#look;
  };

  stop(): void {
    this.#listeners.clear();
    this.editor.destroy();
  }

  #changed(): void {
    this.#look = null;
    for (const listener of this.#listeners) listener();
  }
}
