import type { Locale } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import '../theme/fonts.css';
import '../theme/base.css.ts';
import { themeToCss } from '../theme/themeToCss.ts';
import { themes } from '../themes/index.ts';
import { UiProvider } from '../foundations/UiProvider/index.ts';
import { shownLook } from './shownLook.ts';
import * as styles from './withUi.css.ts';

interface Globals {
  theme: string;
  scheme: string;
  locale: Locale;
}

const css = themes.map(themeToCss).join('');

/** A story reads its globals as they are now: a change of look renders it again in place. */
function Frame({
  globals,
  isFullscreen,
  Story,
}: {
  globals: Globals;
  isFullscreen: boolean;
  Story: ComponentType<{ globals?: Globals }>;
}) {
  const look = useSyncExternalStore(shownLook.follow, shownLook.current);
  const { theme, scheme, locale } = { ...globals, ...look };
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset['theme'] = theme;
    root.dataset['scheme'] = scheme;
  }, [theme, scheme, locale]);
  return (
    <UiProvider locale={locale} texts={uiTexts[locale]}>
      <style>{css}</style>
      <div data-story className={isFullscreen ? '' : styles.frame}>
        {look === null ? <Story /> : <Story globals={{ ...globals, ...look }} />}
      </div>
    </UiProvider>
  );
}

/** Storybook's decorator: texts, language, theme and scheme of the toolbar on the document. */
export function withUi(
  Story: ComponentType<{ globals?: Globals }>,
  context: { globals: Record<string, unknown>; parameters: Record<string, unknown> },
) {
  const globals = context.globals as unknown as Globals;
  return (
    <Frame
      globals={globals}
      isFullscreen={context.parameters['layout'] === 'fullscreen'}
      Story={Story}
      key={globals.locale}
    />
  );
}
