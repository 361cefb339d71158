import { matrix } from '../../story/matrix.ts';
import type { LanguageSwitchProps } from './LanguageSwitch.tsx';

export const languageSwitchStates = matrix<LanguageSwitchProps>({});
