export * from './RecordingConsentPrompt.tsx';
