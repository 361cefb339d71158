import type { Locale } from '@rostra/i18n';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useLocale } from './useText.ts';

/** Returns the other language, and a function that switches to it. */
export function useLanguageSwitch(): { other: Locale; switchLanguage: () => Promise<void> } {
  const services = useServices();
  const other = useLocale() === 'en' ? 'zh-CN' : 'en';
  const switchLanguage = useCallback(async () => {
    try {
      const { changeLanguage } = await import('./changeLanguage.ts');
      await changeLanguage(services, other);
    } catch {
      // The texts could not be loaded: the page stays as it is and shows why (ERR-08).
      const { t } = services.language.get();
      services.toasts.show({ tone: 'danger', text: t('shell.requestTimeout') });
    }
  }, [services, other]);
  return { other, switchLanguage };
}
