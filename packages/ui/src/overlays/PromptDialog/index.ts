export * from './PromptDialog.tsx';
