import { common } from '../messages/zh-CN/common.ts';
import type { Translated } from '../createTranslate.ts';
import type { texts as source } from './webEnglish.ts';

/** The same in Simplified Chinese; a missing text does not compile (I18N-01). */
export const texts: Translated<typeof source> = { common };
