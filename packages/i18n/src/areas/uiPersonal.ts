import { uiPersonal as english } from '../messages/en/uiPersonal.ts';
import { uiPersonal as chinese } from '../messages/zh-CN/uiPersonal.ts';

/** Texts of components about a person's own, which come with those components, in both languages. */
export const personalTexts = { en: english, 'zh-CN': chinese } as const;
