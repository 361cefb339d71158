import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate, Translated } from '@rostra/i18n';
import type { uiTexts } from '@rostra/i18n/ui';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

/** The library's own texts in one language: an entry of `uiTexts` of `@rostra/i18n/ui`. */
export type UiTexts = Translated<(typeof uiTexts)['en']>;

export type UiTextKey = TextKey<(typeof uiTexts)['en']>;

interface TextContext {
  locale: Locale;
  translate: Translate<UiTextKey>;
}

const Context = createContext<TextContext | null>(null);

export interface TextProviderProps {
  /** Language of the texts, of numbers and of times. */
  locale: Locale;
  /** The library's own texts in that language: `uiTexts[locale]` of `@rostra/i18n/ui`. */
  texts: UiTexts;
  /** The app's content. */
  children: ReactNode;
}

/** Provides the components below with their own texts and the language of numbers and times. */
export function TextProvider({ locale, texts, children }: TextProviderProps) {
  const value = useMemo(
    () => ({ locale, translate: createTranslate(locale, texts) as Translate<UiTextKey> }),
    [locale, texts],
  );
  return <Context value={value}>{children}</Context>;
}

function useTextContext(): TextContext {
  const context = useContext(Context);
  if (!context) throw new Error('A component of @rostra/ui is used outside UiProvider');
  return context;
}

/** Returns a function from a key of the library's texts to the text. */
export function useText(): Translate<UiTextKey> {
  return useTextContext().translate;
}

/** Returns the language that formatters use. */
export function useUiLocale(): Locale {
  return useTextContext().locale;
}
