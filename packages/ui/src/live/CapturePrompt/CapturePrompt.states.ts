import { matrix } from '../../story/matrix.ts';
import type { CapturePromptProps } from './CapturePrompt.tsx';

export const capturePromptStates = matrix<CapturePromptProps>({
  kind: ['recording', 'transcription', 'both'],
});
