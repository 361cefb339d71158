export * from './AutoplayPrompt.tsx';
