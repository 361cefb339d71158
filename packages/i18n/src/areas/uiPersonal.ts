import { uiPersonal as english } from '../messages/en/uiPersonal.ts';
import { uiPersonal as chinese } from '../messages/zh-CN/uiPersonal.ts';

/** Texts of components for a person's own data, loaded with them, in both languages. */
export const personalTexts = { en: english, 'zh-CN': chinese } as const;
