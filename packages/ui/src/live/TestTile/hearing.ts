/** From this level on, 0 to 1, somebody speaks; a quiet room stays below it. */
const HEARD_FROM = 0.08;
/** Measurements in a row without a voice after which the microphone counts as silent: 3 s at 300 ms. */
const SILENT_AFTER = 10;

/** Whether the microphone has picked up a voice: after that, a pause is no fault. */
export type Voice = 'waiting' | 'heard' | 'silent';

/** The sound heard since the test began. */
export interface Hearing {
  readonly voice: Voice;
  /** Measurements in a row below the voice's level. */
  readonly quiet: number;
}

/** Nothing was measured yet. */
export const BEFORE_HEARING: Hearing = { voice: 'waiting', quiet: 0 };

/** Returns the state after one more measurement. */
export function hear({ voice, quiet }: Hearing, level: number): Hearing {
  if (voice === 'heard' || level >= HEARD_FROM) return { voice: 'heard', quiet: 0 };
  return { voice: quiet + 1 >= SILENT_AFTER ? 'silent' : 'waiting', quiet: quiet + 1 };
}
