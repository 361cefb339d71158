import type { Locale } from '@rostra/i18n';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TextProvider } from '../TextProvider/index.ts';
import type { TextSource } from '../TextProvider/index.ts';
import { LinkRouter, plainRouter } from './router.ts';
import type { LinkRouterValue } from './router.ts';

export type UiProviderProps = TextSource & {
  /** Language of numbers, times and React Aria's own strings. */
  locale: Locale;
  /** Called for a press on an internal link; the app hands over to its router. Without it links load pages. */
  navigate?: LinkRouterValue['navigate'];
  /** Makes an address from a path, where the app is not at the root. */
  useHref?: ((path: string) => string) | undefined;
  /** The app: everything that takes components of the library. */
  children: ReactNode;
};

const BCP_47: Record<Locale, string> = { en: 'en-US', 'zh-CN': 'zh-CN' };

/**
 * The provider that every component of the library needs above it, once per app; renders no
 * element.
 */
export function UiProvider({ locale, navigate, useHref, children, ...source }: UiProviderProps) {
  const router = useMemo(
    () => ({ navigate, useHref: useHref ?? plainRouter.useHref }),
    [navigate, useHref],
  );
  return (
    <I18nProvider locale={BCP_47[locale]}>
      <LinkRouter value={router}>
        <TextProvider locale={locale} {...source}>
          {children}
        </TextProvider>
      </LinkRouter>
    </I18nProvider>
  );
}
