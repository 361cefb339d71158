// How long npm start takes until it is ready, the first and the second time, and until it is gone.
// Build the site first; `pnpm --filter @rostra/bench run start`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, StartedRostra } from '../../bin/starting/StartedRostra.ts';
import { report } from './report.ts';
import type { Finding } from './report.ts';

const SECOND_START_MS = 5000;
const STOP_MS = 5000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'rostra-bench-start-'));

const round = async (): Promise<{ ready: number; gone: number }> => {
  const began = performance.now();
  const rostra = new StartedRostra({ port: await freePort(), dataDir });
  await rostra.ready();
  const ready = performance.now() - began;
  const stopped = performance.now();
  process.kill(rostra.npm.pid ?? 0, 'SIGTERM');
  await rostra.gone();
  return { ready, gone: performance.now() - stopped };
};

const first = await round();
const second = await round();
rmSync(dataDir, { recursive: true, force: true });

const finding = (measure: string, ms: number, most: number): Finding => ({
  id: 'start',
  measure,
  value: `${ms.toFixed(0)} ms`,
  ratio: ms / most,
  gate: 1,
  bound: 'most',
});
report(`Start; the first took ${first.ready.toFixed(0)} ms`, [
  finding(`second start ready / ${SECOND_START_MS}`, second.ready, SECOND_START_MS),
  finding(`SIGTERM to gone / ${STOP_MS}`, second.gone, STOP_MS),
]);
