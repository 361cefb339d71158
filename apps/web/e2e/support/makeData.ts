import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { journeyEvents } from './journeyEvents.ts';
import type { JourneyEvent } from './journeyEvents.ts';
import type { SeededEvent } from './journeyRun.ts';

const API = join(import.meta.dirname, '../../../api');
const DEFAULTS = { startsInMinutes: 25, minutes: 90, experts: 0, mode: 'default_online' } as const;

/**
 * Makes the servers' data folder, with the demo and every journey's event.
 *
 * @param folder its path; must not exist yet
 * @returns the events by name
 */
export function makeData(folder: string): Promise<Record<string, SeededEvent>> {
  const ask = Object.entries<JourneyEvent>(journeyEvents).map(([key, event]) => ({
    ...DEFAULTS,
    ...event,
    key,
  }));
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--conditions=rostra-source', 'src/testing/journeys/makeJourneyData.ts', folder],
      { cwd: API },
      (error, stdout) => {
        if (error) reject(error);
        else resolve(JSON.parse(stdout) as Record<string, SeededEvent>);
      },
    );
    child.stdin?.end(JSON.stringify(ask));
  });
}
