import { matrix } from '../../story/matrix.ts';
import type { AutoplayPromptProps } from './AutoplayPrompt.tsx';

export const autoplayPromptStates = matrix<AutoplayPromptProps>({ isPending: [false, true] });
