export * from './RichTextView.tsx';
