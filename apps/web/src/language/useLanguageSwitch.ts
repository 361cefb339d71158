import type { Locale } from '@rostra/i18n';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { changeLanguage } from './changeLanguage.ts';
import { useLocale } from './useText.ts';

/** The other language, and a function that switches to it. */
export function useLanguageSwitch(): { other: Locale; switchLanguage: () => Promise<void> } {
  const services = useServices();
  const other = useLocale() === 'en' ? 'zh-CN' : 'en';
  const switchLanguage = useCallback(() => changeLanguage(services, other), [services, other]);
  return { other, switchLanguage };
}
