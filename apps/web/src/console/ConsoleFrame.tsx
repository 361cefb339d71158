import { localized } from '@rostra/i18n';
import { ConsoleShell } from '@rostra/ui/ConsoleShell';
import type { LucideIcon } from '@rostra/ui/icons';
import { UiProvider } from '@rostra/ui/UiProvider';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../app/useStore.ts';
import { consoleAreaOf, consolePaths } from './consoleAreas.ts';
import { changeConsoleLanguage, chooseConsoleScheme, logOutOfConsole } from './consoleActs.ts';
import type { ConsoleTextKey } from './ConsoleLanguage.ts';
import { ConsoleMark } from './ConsoleMark.tsx';
import { useConsole } from './ConsoleServices.ts';
import { ConsoleToasts } from './ConsoleToasts.tsx';

/** A screen of a console, as the menu lists it. */
export interface ConsoleEntry {
  readonly path: string;
  readonly name: ConsoleTextKey;
  readonly icon: LucideIcon;
}

/** The frame of every screen of a console: navigation, work area, messages. */
export function ConsoleFrame({
  entries,
  children,
}: {
  entries: readonly ConsoleEntry[];
  children: ReactNode;
}) {
  const services = useConsole();
  const { area, user, brand, leave } = services;
  const { locale, uiTexts, t } = useStore(services.language);
  const scheme = useStore(services.scheme);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isLoggingOut, setLoggingOut] = useState(false);
  useArrival(pathname);
  const go = useCallback(
    (path: string, how: { replace: boolean }) => {
      const [own = ''] = path.split(/[?#]/);
      // The site is another document, with scripts of its own.
      if (consoleAreaOf(own) !== area) leave(path);
      else return navigate(path, how);
    },
    [area, leave, navigate],
  );
  return (
    <UiProvider locale={locale} texts={uiTexts} navigate={go}>
      <ConsoleShell
        home={{
          mark: <ConsoleMark />,
          name: brand,
          area: t(`consoles.${area}.area`),
          href: consolePaths[area].overview,
        }}
        label={t(`consoles.${area}.title`)}
        menu={{ open: t('consoles.openMenu'), close: t('consoles.closeMenu') }}
        groups={[
          {
            items: entries.map(({ path, name, icon }) => ({
              href: path,
              label: t(name),
              icon,
              isCurrent: path === pathname,
            })),
          },
        ]}
        account={{
          user: { name: localized(user, 'name', locale === 'en' ? 'en' : 'sc') || user.name },
          site: { label: t('consoles.site'), href: '/search' },
          onLanguageChange: (next) => void changeConsoleLanguage(services, next),
          scheme: {
            label: t('shell.scheme.label'),
            names: {
              auto: t('shell.scheme.auto'),
              light: t('shell.scheme.light'),
              dark: t('shell.scheme.dark'),
            },
            value: scheme ?? 'auto',
            onChange: (next) => chooseConsoleScheme(services, next === 'auto' ? null : next),
          },
          logOut: {
            label: t('consoles.logOut'),
            isPending: isLoggingOut,
            onPress: () => {
              setLoggingOut(true);
              void logOutOfConsole(services).finally(() => setLoggingOut(false));
            },
          },
        }}
      >
        {children}
      </ConsoleShell>
      <ConsoleToasts />
    </UiProvider>
  );
}

/** Moves the focus to the work area after a change of the screen. */
function useArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    // Signals to scripts that watch the page, above all tests, that its controls now work.
    document.documentElement.dataset['hydrated'] = '';
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [pathname]);
}
