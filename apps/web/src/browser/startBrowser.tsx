// Here rather than in the entry, so that they share one file with the shell's styles.
import '@rostra/ui/base.css';
import '@rostra/ui/fonts.css';
import { ApiError } from '@rostra/api-client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { browserOfPage } from '../app/browserOfPage.ts';
import { missingScreen } from '../app/lazyMissingScreen.ts';
import { PAYLOAD_ID } from '../app/PagePayload.ts';
import type { PageModules, PagePayload } from '../app/PagePayload.ts';
import { reportFailure } from '../app/reportFailure.ts';
import type { RouteModule } from '../app/RouteModule.ts';
import type { Services } from '../app/Services.ts';
import { screenRoute } from '../app/screenRoute.tsx';
import type { ScreenHandle } from '../app/screenRoute.tsx';
import { shellRoutes } from '../app/shellRoutes.tsx';
import { joinTexts } from '../language/joinTexts.ts';
import type { LoadedAreas } from '../language/joinTexts.ts';
import type { TextBundle } from '../language/LanguageState.ts';
import { shellBundle } from '../language/shellBundle.ts';
import type { ShellTexts } from '../language/shellBundle.ts';
import { dictionaryCache } from '../session/dictionaryCache.ts';
import { startUp } from '../session/startUp.ts';
import { tabMemory } from '../session/tabMemory.ts';
import { discoverRoutes, prefetchRoutes } from './discoverRoutes.ts';
import { makeBrowserServices } from './makeBrowserServices.ts';

/** Hydrates the server's page: the same tree over the same data, then start-up if it is due. */
export async function startBrowser(): Promise<void> {
  const page = JSON.parse(
    document.querySelector(`#${PAYLOAD_ID}`)?.textContent ?? '',
  ) as PagePayload;
  const services = makeBrowserServices(page, await textsOf(page.modules));
  if (page.dictionaries) dictionaryCache.write(page.dictionaries);
  if (page.session.user) tabMemory.belongTo(page.session.user.id);

  // The server's page may show that something is missing.
  if (page.errors) await missingScreen.load();
  const routes = shellRoutes(pageRoutes(page, services));
  const matches = await withCode(routes);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: discoverRoutes(services),
    hydrationData: {
      // Loaders return nothing: their data came with the page.
      loaderData: Object.fromEntries(matches.map((id) => [id, null])),
      errors: page.errors
        ? Object.fromEntries(
            Object.entries(page.errors).map(([id, parts]) => [id, new ApiError(parts)]),
          )
        : null,
    },
  });
  services.reloadScreen.current = () => router.revalidate();

  const hydrated = new Promise<void>((resolve) => {
    // In slices: a press is handled in between, not after the whole page (performance W6).
    startTransition(() => {
      hydrateRoot(
        document.querySelector('#root') as Element,
        <App services={services} filled={page.filled} onHydrated={resolve}>
          <RouterProvider router={router} />
        </App>,
        { onCaughtError: reportFailure },
      );
    });
  });
  // Until then the page must stay the server's; with everything in the tab, start-up is faster.
  await hydrated;
  prefetchRoutes();
  if (!page.isReady) await startUp(services, browserOfPage());
}

/** Loads a file that the server named in the page. */
const load = <Module,>(address: string): Promise<Module> =>
  import(/* @vite-ignore */ address) as Promise<Module>;

/** Loads the texts of the page in its language. */
async function textsOf({ shell, texts }: PageModules): Promise<TextBundle> {
  const [loadedShell, ...areas] = await Promise.all([
    load<ShellTexts>(shell),
    ...Object.entries(texts).map(async ([area, address]) => [area, await load(address)] as const),
  ]);
  return joinTexts(shellBundle(loadedShell), Object.fromEntries(areas) as LoadedAreas);
}

/** Returns the route of the page's own screen; `discoverRoutes` adds the others. */
function pageRoutes({ screen, modules }: PagePayload, services: Services): RouteObject[] {
  const { route } = modules;
  if (!screen || route === undefined) return [];
  return [screenRoute(screen, services, () => load<{ default: RouteModule }>(route))];
}

/** Loads the code of the current screen, so that the first render matches the server's. */
async function withCode(routes: RouteObject[]): Promise<string[]> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const parts = await route.lazy();
      const { lazyComponent } = (parts.handle ?? {}) as Partial<ScreenHandle>;
      await lazyComponent?.(new URLSearchParams(location.search))?.load();
      Object.assign(route, { ...parts, lazy: undefined });
    }),
  );
  return matches.map(({ route }) => route.id ?? '');
}
