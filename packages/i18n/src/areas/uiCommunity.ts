import { uiCommunity as english } from '../messages/en/uiCommunity.ts';
import { uiCommunity as chinese } from '../messages/zh-CN/uiCommunity.ts';

/**
 * Texts of the library's components about people, organizations and prices. They travel with those
 * components, in both languages, so that the pages without them carry none.
 */
export const communityTexts = { en: english, 'zh-CN': chinese } as const;
