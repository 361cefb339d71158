import { presentEnvironment, recordedEnvironment } from './environment.ts';
import { changeNote, environmentChange } from './environmentChange.ts';
import { hasPinnedBrowser } from './pinnedBrowser.ts';

let note: string | undefined;

/** The sentence about another environment than that of the pictures kept, empty in the same one; said aloud the first time. */
export function environmentNote(): string {
  if (note !== undefined) return note;
  const change = environmentChange(recordedEnvironment(), presentEnvironment());
  note = change === null ? '' : changeNote(change, hasPinnedBrowser);
  if (note !== '') process.stdout.write(`! ${note}\n`);
  return note;
}
