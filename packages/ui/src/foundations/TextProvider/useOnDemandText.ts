import { onDemandTexts } from '@rostra/i18n/ui-on-demand';
import { textHook } from './textHook.ts';

/** A function from a key to a text of the components that pages load when they need them. */
export const useOnDemandText = textHook('uiOnDemand', onDemandTexts);
