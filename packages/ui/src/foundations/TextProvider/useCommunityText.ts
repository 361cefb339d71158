import { communityTexts } from '@rostra/i18n/ui-community';
import { textHook } from './textHook.ts';

/** A function from a key to a text of the components about people, organizations and prices. */
export const useCommunityText = textHook('uiCommunity', communityTexts);
