import { presentEnvironment, recordedEnvironment } from './environment.ts';
import { changeNote, environmentChange } from './environmentChange.ts';
import { hasPinnedBrowser } from './pinnedBrowser.ts';

let note: string | undefined;

/**
 * Returns a note if the environment differs from that of the stored screenshots, else an empty
 * text; prints it the first time.
 */
export function environmentNote(): string {
  if (note !== undefined) return note;
  const change = environmentChange(recordedEnvironment(), presentEnvironment());
  note = change === null ? '' : changeNote(change, hasPinnedBrowser);
  if (note !== '') process.stdout.write(`! ${note}\n`);
  return note;
}
