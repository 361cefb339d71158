import { uiEditor as english } from '../messages/en/uiEditor.ts';
import { uiEditor as chinese } from '../messages/zh-CN/uiEditor.ts';

/** Texts of the rich text editor, loaded when it is used, in both languages. */
export const editorTexts = { en: english, 'zh-CN': chinese } as const;
