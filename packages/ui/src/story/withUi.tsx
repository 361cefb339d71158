import type { Locale } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import '../theme/fonts.css';
import '../theme/base.css.ts';
import { themeToCss } from '../theme/themeToCss.ts';
import { themes } from '../themes/index.ts';
import { UiProvider } from '../UiProvider/index.ts';
import * as styles from './withUi.css.ts';

interface Globals {
  theme: string;
  scheme: string;
  locale: Locale;
}

function Frame({
  globals,
  isFullscreen,
  children,
}: {
  globals: Globals;
  isFullscreen: boolean;
  children: ReactNode;
}) {
  const { theme, scheme, locale } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset['theme'] = theme;
    root.dataset['scheme'] = scheme;
  }, [theme, scheme, locale]);
  return (
    <UiProvider locale={locale} texts={uiTexts[locale]}>
      <style>{themes.map(themeToCss).join('')}</style>
      <div data-story className={isFullscreen ? '' : styles.frame}>
        {children}
      </div>
    </UiProvider>
  );
}

/** Storybook's decorator: texts, language, theme and scheme of the toolbar on the document. */
export function withUi(
  Story: () => ReactNode,
  context: { globals: Record<string, unknown>; parameters: Record<string, unknown> },
) {
  const globals = context.globals as unknown as Globals;
  return (
    <Frame
      globals={globals}
      isFullscreen={context.parameters['layout'] === 'fullscreen'}
      key={globals.locale}
    >
      <Story />
    </Frame>
  );
}
