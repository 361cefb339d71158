import { uiOnDemand as english } from '../messages/en/uiOnDemand.ts';
import { uiOnDemand as chinese } from '../messages/zh-CN/uiOnDemand.ts';

/**
 * Texts of the library's components that pages load when they need them. They travel with those
 * components, in both languages, so that the pages without them carry none.
 */
export const onDemandTexts = { en: english, 'zh-CN': chinese } as const;
