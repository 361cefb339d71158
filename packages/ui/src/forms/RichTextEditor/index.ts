export * from './RichTextEditor.tsx';
export type * from './richTextDocument.ts';
export * from './richTextLimits.ts';
