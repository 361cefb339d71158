import { fork } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    liveWorldsPort: number;
  }
}

const SERVER = path.join(import.meta.dirname, '../../../apps/api/src/testing/serveLiveWorlds.ts');

/** Starts the server's live provider for browser tests. */
export default async function startLiveWorlds(project: TestProject): Promise<() => Promise<void>> {
  const server = fork(SERVER, { execArgv: ['--conditions=rostra-source'] });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(Number(message)));
    server.once('exit', () => reject(new Error('The live server did not start')));
  });
  project.provide('liveWorldsPort', port);
  return () =>
    new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.disconnect();
    });
}
