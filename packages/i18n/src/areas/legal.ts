import { legal as english } from '../messages/en/legal.ts';
import { legal as chinese } from '../messages/zh-CN/legal.ts';
import type { LegalTexts } from '../messages/legalDocument.ts';
import type { Locale } from '../locale.ts';

export type { LegalDocument, LegalTexts } from '../messages/legalDocument.ts';

/** The long legal texts by language, loaded with their screens only. */
export const legalTexts: Record<Locale, LegalTexts> = { en: english, 'zh-CN': chinese };
