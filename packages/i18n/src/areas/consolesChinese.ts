import { common } from '../messages/zh-CN/common.ts';
import { consoles } from '../messages/zh-CN/consoles.ts';
import { shell } from '../messages/zh-CN/shell.ts';
import type { Translated } from '../createTranslate.ts';
import type { consoleTexts as source } from './consolesEnglish.ts';

/** The same in Simplified Chinese. */
export const consoleTexts: Translated<typeof source> = { common, consoles, shell };

export { ui as uiTexts } from '../messages/zh-CN/ui.ts';
