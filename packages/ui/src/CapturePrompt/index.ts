export * from './CapturePrompt.tsx';
