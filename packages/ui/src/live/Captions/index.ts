export * from './Captions.tsx';
export type { CaptionLine, CaptionSize } from './captionLine.ts';
export type { CaptionChoices } from './CaptionSettings.tsx';
