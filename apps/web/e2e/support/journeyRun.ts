import type { Account } from './accounts.ts';

/** An event of a journey as it was written into the data folder. */
export interface SeededEvent {
  readonly id: number;
  readonly en_name: string;
  readonly sc_name: string;
  readonly meeting_id: number;
  /** Of its room; null: it is not held with us. */
  readonly live_id: number | null;
  readonly host: Account;
  readonly experts: readonly Account[];
}

/** What all journeys of a run share; made by `globalSetup`. */
export interface JourneyRun {
  /** Of the one server. */
  readonly origin: string;
  /** Where the one server looks for themes while it runs. */
  readonly themesFolder: string;
  /** The data folder that servers start from a copy of. */
  readonly dataFolder: string;
  readonly events: Readonly<Record<string, SeededEvent>>;
  /** The one server's telephone line. */
  readonly phone: PhoneLine;
}

/** Ports of UDP of a telephone line and of the telephone at its other end. */
export interface PhoneLine {
  readonly listen: number;
  readonly telephone: number;
}

/** Carries the run from the setup to the workers. */
const VARIABLE = 'ROSTRA_E2E_RUN';

export const keepRun = (run: JourneyRun): void => {
  process.env[VARIABLE] = JSON.stringify(run);
};

/** What this run's journeys share. */
export function journeyRun(): JourneyRun {
  const kept = process.env[VARIABLE];
  if (kept === undefined) throw new Error('No run: globalSetup makes it');
  return JSON.parse(kept) as JourneyRun;
}
