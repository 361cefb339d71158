import '@rostra/ui/base.css';
import '@rostra/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { setBuildVersion, setCallLocale } from '../app/bareCall.ts';
import { PAYLOAD_ID } from '../app/PagePayload.ts';
import { reportFailure } from '../app/reportFailure.ts';
import { SESSION_NEWS } from '../session/sessionEvents.ts';
import { tabMemory } from '../session/tabMemory.ts';
import { followConsoleSession } from './consoleActs.ts';
import type { ConsoleArea } from './consoleAreas.ts';
import type { CallTable } from './consoleClient.ts';
import { loadConsoleLanguage } from './ConsoleLanguage.ts';
import type { ConsolePayload } from './ConsolePayload.ts';
import { consoleRoutes } from './consoleRoutes.tsx';
import type { ConsoleScreenEntry } from './consoleRoutes.tsx';
import { ConsoleContext, consoleServices } from './ConsoleServices.ts';

interface Parts {
  readonly area: ConsoleArea;
  /** The calls that this console alone makes. */
  readonly calls: CallTable;
  readonly screens: readonly ConsoleScreenEntry[];
}

/** Draws a console on the server's page, which carries only the user and the look. */
export async function startConsole({ area, calls, screens }: Parts): Promise<void> {
  const page = JSON.parse(
    document.querySelector(`#${PAYLOAD_ID}`)?.textContent ?? '',
  ) as ConsolePayload;
  const language = await loadConsoleLanguage(page.look.locale);
  const leave = (path: string) => location.assign(path);
  const services = consoleServices({ area, page, language, calls, leave });
  setBuildVersion(page.version);
  setCallLocale(() => services.language.get().locale);
  tabMemory.belongTo(page.user.id);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_NEWS && newValue) void followConsoleSession(services);
  });
  const router = createBrowserRouter(consoleRoutes(screens));
  createRoot(document.querySelector('#root') as Element, { onCaughtError: reportFailure }).render(
    <ConsoleContext value={services}>
      <RouterProvider router={router} />
    </ConsoleContext>,
  );
}
