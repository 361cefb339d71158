/** Cuts people out of a camera's video; slow, and large to load. */
export interface Segmenter {
  /**
   * @param video the camera's current frame
   * @returns as large as the frame; opaque where a person is
   */
  mask(video: HTMLVideoElement): Promise<CanvasImageSource>;
  close(): Promise<void>;
}

/** A virtual background of a member's own video. */
export interface Background {
  readonly look:
    | {
        readonly kind: 'blur';
        /** 1 slight, 3 strong; the room uses 2 (live §9). */
        readonly degree: 1 | 2 | 3;
      }
    | { readonly kind: 'image'; readonly image: HTMLImageElement };
  /** Loads a segmenter, where the provider has none of its own. */
  readonly cut: () => Promise<Segmenter>;
}

/** Why a background ended: this device is too slow for it, or it broke. */
export type BackgroundEnd = 'slow' | 'failed';
