import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { EditorView } from '@tiptap/pm/view';
import { faultOf, IMAGE_LIMIT } from '../FileUpload/uploadLimits.ts';
import type { UploadFault } from '../FileUpload/uploadLimits.ts';
import type { UploadFile } from '../FileUpload/useUpload.ts';
import { imageAddress } from './addresses.ts';

/** The image types that can be uploaded. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The server's answer for an image: its address, `https` or a path of the site. */
export interface UploadedImage {
  src: string;
}

/**
 * An image that is uploading; it is shown in its final position, and is not yet part of the
 * document.
 */
export interface PendingImage {
  id: string;
  file: File;
  /** The element for its progress. */
  place: HTMLElement;
  percent: number;
  hasFailed: boolean;
}

export interface RefusedImage {
  name: string;
  fault: UploadFault;
}

interface Change {
  put?: { id: string; at: number; place: HTMLElement };
  take?: string;
}

const key = new PluginKey<DecorationSet>('imageUploads');

const rule = { kind: 'image', limit: IMAGE_LIMIT, accept: IMAGE_TYPES } as const;

/**
 * Returns the nearest position at or after a position where an image may be: before an empty line,
 * else after the block.
 */
export function imageAt(state: EditorState, position: number): number {
  const $at = state.doc.resolve(position);
  const image = state.schema.nodes['image'];
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const isEmpty = $at.node(depth).isTextblock && $at.node(depth).content.size === 0;
    const index = isEmpty ? $at.index(depth - 1) : $at.indexAfter(depth - 1);
    if (image && $at.node(depth - 1).canReplaceWith(index, index, image))
      return isEmpty ? $at.before(depth) : $at.after(depth);
  }
  return position;
}

const placeOf = (state: EditorState, id: string): number | undefined =>
  key.getState(state)?.find(undefined, undefined, (spec) => spec['id'] === id)[0]?.from;

/** Uploads images and keeps their positions while the text around them changes. */
export class ImageUploads {
  #view: EditorView | null = null;
  #send: UploadFile<UploadedImage>;
  #onChange: () => void;
  #running = new Map<string, AbortController>();
  #pending: readonly PendingImage[] = [];
  #made = 0;

  constructor(send: UploadFile<UploadedImage>, onChange: () => void) {
    this.#send = send;
    this.#onChange = onChange;
  }

  /** The same array while nothing changes. */
  get pending(): readonly PendingImage[] {
    return this.#pending;
  }

  readonly plugin = new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction: Transaction, before) => {
        const places = before.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (change?.put) {
          const { id, at, place } = change.put;
          const spec = { id, key: id, side: -1, ignoreSelection: true, stopEvent: () => true };
          return places.add(transaction.doc, [Decoration.widget(at, place, spec)]);
        }
        return change?.take === undefined
          ? places
          : places.remove(places.find(undefined, undefined, (spec) => spec['id'] === change.take));
      },
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => {
      this.#view = view;
      return {
        update: () => this.#forgetDeleted(),
        destroy: () => {
          this.#view = null;
          for (const request of this.#running.values()) request.abort();
        },
      };
    },
  });

  /** Uploads the accepted images at a position in the text; returns the refused ones. */
  start(files: readonly File[], at?: number): RefusedImage[] {
    const view = this.#view;
    if (!view) return [];
    const refused: RefusedImage[] = [];
    for (const file of files) {
      const fault = faultOf(file, rule);
      if (fault) {
        refused.push({ name: file.name, fault });
        continue;
      }
      this.#made += 1;
      const id = `picture-${this.#made}`;
      const place = view.dom.ownerDocument.createElement('div');
      this.#notify([...this.#pending, { id, file, place, percent: 0, hasFailed: false }]);
      const put = { id, at: imageAt(view.state, at ?? view.state.selection.to), place };
      view.dispatch(view.state.tr.setMeta(key, { put } satisfies Change));
      this.#upload(id, file);
    }
    return refused;
  }

  retry(id: string): void {
    const found = this.#pending.find((one) => one.id === id);
    if (!found) return;
    this.#change(id, { percent: 0, hasFailed: false });
    this.#upload(id, found.file);
  }

  /** Stops it and removes it. */
  giveUp(id: string): void {
    this.#running.get(id)?.abort();
    this.#forget(id);
    const view = this.#view;
    view?.dispatch(view.state.tr.setMeta(key, { take: id } satisfies Change));
  }

  #upload(id: string, file: File): void {
    const request = new AbortController();
    this.#running.set(id, request);
    const port = {
      signal: request.signal,
      onProgress: (percent: number) => {
        if (!request.signal.aborted) this.#change(id, { percent: Math.round(percent) });
      },
    };
    this.#send(file, port).then(
      ({ src }) => {
        const address = imageAddress(src);
        if (request.signal.aborted) return;
        if (address === null) this.#change(id, { hasFailed: true });
        else this.#insertBetweenWords(id, address);
      },
      () => {
        if (!request.signal.aborted) this.#change(id, { hasFailed: true });
      },
    );
  }

  /** The text does not change during input-method composition: the composed word is ended first. */
  #insertBetweenWords(id: string, src: string): void {
    const view = this.#view;
    if (!view) return;
    if (view.composing)
      view.dom.addEventListener(
        'compositionend',
        // After ProseMirror has read the word.
        () => setTimeout(() => this.#insertBetweenWords(id, src)),
        { once: true },
      );
    else this.#insert(view, id, src);
  }

  #insert(view: EditorView, id: string, src: string): void {
    const at = placeOf(view.state, id);
    const image = view.state.schema.nodes['image'];
    if (at === undefined || !image) return;
    const change = view.state.tr.insert(at, image.create({ src }));
    this.#forget(id);
    view.dispatch(change.setMeta(key, { take: id } satisfies Change));
  }

  /** Deleting an image's placeholder cancels its upload. */
  #forgetDeleted(): void {
    for (const { id } of this.#pending)
      if (this.#view && placeOf(this.#view.state, id) === undefined) {
        this.#running.get(id)?.abort();
        this.#forget(id);
      }
  }

  #change(id: string, change: Partial<PendingImage>): void {
    this.#notify(this.#pending.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #forget(id: string): void {
    this.#running.delete(id);
    this.#notify(this.#pending.filter((one) => one.id !== id));
  }

  #notify(pending: readonly PendingImage[]): void {
    this.#pending = pending;
    this.#onChange();
  }
}
