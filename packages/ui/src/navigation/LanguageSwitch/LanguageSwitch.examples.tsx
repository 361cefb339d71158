import type { Locale } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import { Button } from '@rostra/ui/Button';
import { Inline } from '@rostra/ui/Inline';
import { LanguageSwitch } from '@rostra/ui/LanguageSwitch';
import { Spinner } from '@rostra/ui/Spinner';
import { UiProvider } from '@rostra/ui/UiProvider';
import { useState } from 'react';

/** Show the other language under its own name. */
export const Do = () => {
  const [locale, setLocale] = useState<Locale>('en');
  return (
    <UiProvider locale={locale} texts={uiTexts[locale]}>
      <LanguageSwitch onChange={setLocale} />
    </UiProvider>
  );
};

/** Name it in a language that its readers may not know. */
export const Dont = () => (
  <Button emphasis="ghost" tone="neutral">
    Switch to Chinese
  </Button>
);

interface LoginHeadProps {
  loadTexts: (locale: Locale) => Promise<void>;
}

/** A page without a header: the app loads the texts and keeps the choice. */
export function Example({ loadTexts }: LoginHeadProps) {
  const [isLoading, setIsLoading] = useState(false);
  const load = (locale: Locale) => {
    setIsLoading(true);
    void loadTexts(locale).finally(() => setIsLoading(false));
  };
  return (
    <Inline>
      <LanguageSwitch onChange={load} />
      {isLoading && <Spinner size="sm" label="Loading" />}
    </Inline>
  );
}
