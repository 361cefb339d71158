/** Cuts people out of a camera's pictures; slow, and large to load. */
export interface Segmenter {
  /**
   * @param picture what the camera shows now
   * @returns as large as the picture; opaque where somebody is
   */
  mask(picture: HTMLVideoElement): Promise<CanvasImageSource>;
  close(): Promise<void>;
}

/** What stands behind somebody in his own picture. */
export interface Background {
  readonly look:
    | {
        readonly kind: 'blur';
        /** 1 a little, 3 much; the room's is 2 (live §9). */
        readonly degree: 1 | 2 | 3;
      }
    | { readonly kind: 'image'; readonly image: HTMLImageElement };
  /** Brings what cuts him out, where the provider has nothing of its own. */
  readonly cut: () => Promise<Segmenter>;
}

/** Why a background is no more: this device is too slow for it, or it broke. */
export type BackgroundEnd = 'slow' | 'failed';
