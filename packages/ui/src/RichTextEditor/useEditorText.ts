import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate } from '@rostra/i18n';
import { editorTexts } from '@rostra/i18n/ui-editor';
import { useUiLocale } from '../TextProvider/index.ts';

export type EditorText = Translate<TextKey<(typeof editorTexts)['en']>>;

const translators: Readonly<Record<Locale, EditorText>> = {
  en: createTranslate('en', editorTexts.en),
  'zh-CN': createTranslate('zh-CN', editorTexts['zh-CN']) as EditorText,
};

/** A function from a key to a text of the editor; it comes with the editor, not with the page. */
export const useEditorText = (): EditorText => translators[useUiLocale()];
