import { startServer } from './startServer.ts';

/** The variable that tells workers where the server is; set it to use one that runs already. */
export const ORIGIN_VARIABLE = 'ROSTRA_E2E_ORIGIN';

/** The variable that tells workers the server's folder of themes; goes with an origin that is given. */
export const THEMES_VARIABLE = 'ROSTRA_E2E_THEMES';

/** One server for all journeys; each makes the accounts it needs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[ORIGIN_VARIABLE] !== undefined) return () => Promise.resolve();
  const server = await startServer();
  process.env[ORIGIN_VARIABLE] = server.origin;
  process.env[THEMES_VARIABLE] = server.themesFolder;
  return server.stop;
}
