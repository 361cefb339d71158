import { UiProvider } from '@rostra/ui/UiProvider';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, RouterProvider, createMemoryRouter, useNavigate } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { Services } from '../app/Services.ts';
import { ShellFooter } from '../app/ShellFooter.tsx';
import { ShellHeader } from '../app/ShellHeader.tsx';
import { useLanguage } from '../language/useText.ts';
import { OverlayHost } from '../overlay/OverlayHost.tsx';

/** Header, screen and footer as in the app's shell. */
function Frame() {
  const { locale, bundle } = useLanguage();
  const navigate = useNavigate();
  return (
    <UiProvider locale={locale} texts={bundle.uiTexts} navigate={(path) => void navigate(path)}>
      <ShellHeader isBare={false} />
      <main>
        <Outlet />
      </main>
      <ShellFooter isBare={false} />
      <OverlayHost />
    </UiProvider>
  );
}

export interface AppScreenProps {
  services: Services;
  /** Path as in the route table: `/article/detail/:id`. */
  path: string;
  /** The address opened by the reader; the path if it has no parameter. */
  address?: string | undefined;
  /** The app's content on the screen. */
  children: ReactNode;
}

/** A screen of the app as a reader sees it, over services without a server. */
export function AppScreen({ services, path, address = path, children }: AppScreenProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Frame />,
          children: [
            { path, element: children },
            // Links end here, and the story with them.
            { path: '*', element: null },
          ],
        },
      ],
      { initialEntries: [address] },
    ),
  );
  return (
    <App services={services} filled={{}} isIsolated>
      <RouterProvider router={router} />
    </App>
  );
}
