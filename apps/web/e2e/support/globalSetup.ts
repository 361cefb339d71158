import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRun } from './journeyRun.ts';
import { makeData } from './makeData.ts';
import { startServer } from './startServer.ts';
import { freeUdpPort, lineSettings } from './Telephone.ts';

/** Starts one data folder and one server for all journeys; each makes the accounts it needs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-e2e-data-'));
  const dataFolder = join(folder, 'data');
  const events = await makeData(dataFolder);
  const phone = { listen: await freeUdpPort(), telephone: await freeUdpPort() };
  const server = await startServer(lineSettings(phone), dataFolder);
  const { origin, themesFolder } = server;
  keepRun({ origin, themesFolder, dataFolder, events, phone });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
