import { matrix } from '../../story/matrix.ts';
import type { RecordingConsentPromptProps } from './RecordingConsentPrompt.tsx';

export const recordingConsentPromptStates = matrix<RecordingConsentPromptProps>({
  kind: ['recording', 'transcription', 'both'],
});
