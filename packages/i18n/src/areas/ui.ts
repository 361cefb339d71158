import { ui as english } from '../messages/en/ui.ts';
import { ui as chinese } from '../messages/zh-CN/ui.ts';

/** The component library's texts by language. An app that sends one language imports one file. */
export const uiTexts = { en: english, 'zh-CN': chinese } as const;
