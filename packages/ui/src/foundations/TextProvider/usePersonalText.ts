import { personalTexts } from '@rostra/i18n/ui-personal';
import { textHook } from './textHook.ts';

/** A function from a key to a text of the components about a person's own. */
export const usePersonalText = textHook('uiPersonal', personalTexts);
