import type { Locale } from '@rostra/i18n';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useLocale } from './useText.ts';

/** The other language, and a function that switches to it. */
export function useLanguageSwitch(): { other: Locale; switchLanguage: () => Promise<void> } {
  const services = useServices();
  const other = useLocale() === 'en' ? 'zh-CN' : 'en';
  const switchLanguage = useCallback(async () => {
    try {
      const { changeLanguage } = await import('./changeLanguage.ts');
      await changeLanguage(services, other);
    } catch {
      // The texts could not be brought: the page stays as it is and says why (ERR-08).
      const { t } = services.language.get();
      services.toasts.show({ tone: 'danger', text: t('shell.requestTimeout') });
    }
  }, [services, other]);
  return { other, switchLanguage };
}
