import type { Account } from './Account.ts';

/** An event of a journey as it was written into the data folder. */
export interface SeededEvent {
  readonly id: number;
  readonly en_name: string;
  readonly sc_name: string;
  readonly meeting_id: number;
  /** ID of its room; null if it is not held with us. */
  readonly live_id: number | null;
  readonly host: Account;
  readonly experts: readonly Account[];
}

/** Data shared by all journeys of a run; made by `globalSetup`. */
export interface JourneyRun {
  /** Origin of the shared server. */
  readonly origin: string;
  /** Folder in which the shared server looks for themes while it runs. */
  readonly themesFolder: string;
  /** Data folder that servers copy at their start. */
  readonly dataFolder: string;
  readonly events: Readonly<Record<string, SeededEvent>>;
  /** The one server's phone line. */
  readonly phone: PhoneLine;
}

/** UDP ports of a phone line and of the phone at its other end. */
export interface PhoneLine {
  readonly listen: number;
  readonly telephone: number;
}

/** Environment variable that passes the run from the setup to the workers. */
const VARIABLE = 'ROSTRA_E2E_RUN';

export const keepRun = (run: JourneyRun): void => {
  process.env[VARIABLE] = JSON.stringify(run);
};

/** Returns the data shared by this run's journeys. */
export function journeyRun(): JourneyRun {
  const kept = process.env[VARIABLE];
  if (kept === undefined) throw new Error('No run: globalSetup makes it');
  return JSON.parse(kept) as JourneyRun;
}
