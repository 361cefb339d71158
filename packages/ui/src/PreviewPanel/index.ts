export * from './PreviewPanel.tsx';
