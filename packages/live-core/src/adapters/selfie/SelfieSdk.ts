/** The used part of MediaPipe's model; its own types name no module importable without its script. */
export interface SelfieSegmentationConfig {
  readonly locateFile: (name: string) => string;
}

export interface Options {
  /** 0 is the square model, 1 the landscape one. */
  readonly modelSelection: 0 | 1;
}

export interface InputMap {
  readonly image: HTMLVideoElement;
}

export interface Results {
  /** Opaque where a person is. */
  readonly segmentationMask: CanvasImageSource;
}
