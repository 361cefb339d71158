import { editorTexts } from '@rostra/i18n/ui-editor';
import { textHook } from '../../foundations/TextProvider/textHook.ts';

/** A function from a key to a text of the editor; it loads with the editor, not with the page. */
export const useEditorText = textHook('uiEditor', editorTexts);
