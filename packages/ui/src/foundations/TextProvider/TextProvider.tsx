import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate, Translated } from '@rostra/i18n';
import type { uiTexts } from '@rostra/i18n/ui';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { translateBy } from './textFunction.ts';
import type { TextFunction } from './textFunction.ts';

/** The library's own texts in one language: an entry of `uiTexts` of `@rostra/i18n/ui`. */
export type UiTexts = Translated<(typeof uiTexts)['en']>;

export type UiTextKey = TextKey<(typeof uiTexts)['en']>;

interface TextContext {
  locale: Locale;
  translate: Translate<UiTextKey>;
  /** The app's own function for texts, if it has one. */
  t: TextFunction | undefined;
}

const Context = createContext<TextContext | null>(null);

/** The source of the library's own texts: our dictionary, or the app's i18n library. */
export type TextSource =
  | {
      /** The library's own texts in that language: `uiTexts[locale]` of `@rostra/i18n/ui`. */
      texts: UiTexts;
      /** Not beside `texts`. */
      t?: undefined;
    }
  | {
      /** Not beside `t`. */
      texts?: undefined;
      /**
       * Returns the text of a key, such as `t` of i18next: every text of the library comes from it.
       * Keep the same function until the language changes.
       */
      t: TextFunction;
    };

export type TextProviderProps = TextSource & {
  /** Language of the texts, of numbers and of times. */
  locale: Locale;
  /** The app's content. */
  children: ReactNode;
};

/** Provides the components below with their own texts and the language of numbers and times. */
export function TextProvider({ locale, texts, t, children }: TextProviderProps) {
  const value = useMemo(
    () => ({
      locale,
      t,
      translate: t
        ? translateBy<UiTextKey>(t, 'ui')
        : (createTranslate(locale, texts) as Translate<UiTextKey>),
    }),
    [locale, texts, t],
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

/** Returns the app's own function for texts, if it has one. */
export function useTextFunction(): TextFunction | undefined {
  return useTextContext().t;
}
