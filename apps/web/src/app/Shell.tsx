import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { SkipLink } from '@rostra/ui/SkipLink';
import { UiProvider } from '@rostra/ui/UiProvider';
import { useCallback } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { IprNoticeHost } from '../features/ipr-notice/IprNoticeHost.tsx';
import { HeadUpdater } from '../head/HeadUpdater.tsx';
import { useLanguage } from '../language/useText.ts';
import { OverlayHost } from '../overlay/OverlayHost.tsx';
import { ToastHost } from '../overlay/ToastHost.tsx';
import { startUp } from '../session/startUp.ts';
import { useUser } from '../session/useUser.ts';
import { Announcer } from './Announcer.tsx';
import { browserOfPage } from './browserOfPage.ts';
import { InternalLinks } from './InternalLinks.tsx';
import { Pending } from './Pending.tsx';
import type { ScreenHandle } from './screenRoute.tsx';
import { useServices } from './ServicesContext.tsx';
import * as styles from './Shell.css.ts';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { useStore } from './useStore.ts';

/** The frame of every screen: header, screen, footer, and overlays. */
export function Shell() {
  const { locale, bundle } = useLanguage();
  const navigate = useNavigate();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const isBare = handle?.screen.isLoginPage === true;
  const isAlone = handle?.screen.isAlone === true;
  const isOwnDocument = isAlone || handle?.screen.isOwnDocument === true;
  const go = useCallback(
    (path: string, how: { replace: boolean }) => {
      // This document's browser permissions end with it.
      if (isOwnDocument) location.assign(path);
      else return navigate(path, how);
    },
    [navigate, isOwnDocument],
  );
  const screen = <Screen isForUsers={handle?.screen.access === 'user'} />;
  return (
    <UiProvider locale={locale} texts={bundle.uiTexts} navigate={go}>
      {isAlone ? (
        <div id="content" tabIndex={-1} className={styles.content}>
          {screen}
        </div>
      ) : (
        <>
          <SkipLink target="content" />
          <div className={styles.frame}>
            <ShellHeader isBare={isBare} />
            <PrintedAddress />
            <InternalLinks isOwnDocument={isOwnDocument}>
              <main id="content" tabIndex={-1} className={styles.content}>
                {screen}
              </main>
            </InternalLinks>
            <ShellFooter isBare={isBare} />
          </div>
        </>
      )}
      <Announcer />
      <HeadUpdater />
      <OverlayHost />
      <ToastHost />
      <IprNoticeHost />
      <ScrollRestoration />
    </UiProvider>
  );
}

/** The page's address, on paper only. */
function PrintedAddress() {
  const { settings } = useServices();
  const { pathname, search } = useLocation();
  return <p data-print="only">{settings.origin + pathname + search}</p>;
}

/**
 * Shows no screen before user and dictionaries are loaded (FND-03). Screens for users disappear with
 * the user: the way to log in comes next.
 */
function Screen({ isForUsers }: { isForUsers: boolean }) {
  const services = useServices();
  const { t } = useLanguage();
  const state = useStore(services.startUp);
  const { user } = useUser();
  const isAllowed = !isForUsers || user !== null;
  if (state === 'ready' && isAllowed) return <Outlet />;
  if (state !== 'failed') return <Pending label={t('shell.loadingScreen')} />;
  return (
    <ErrorScreen
      title={t('shell.startUp.title')}
      text={t('shell.startUp.text')}
      retry={{
        label: t('common.retry'),
        onPress: () => void startUp(services, browserOfPage()),
      }}
    />
  );
}
