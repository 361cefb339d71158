import { cleanLine, plainDigits } from '@rostra/i18n/input';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { refuseEntry } from './requireEntry.ts';
import type { EntryRequest } from './requireEntry.ts';

/** Password attempts of one user at one meeting. */
const TRIES = { max: 10, windowSeconds: 10 * 60 };

/**
 * Asks new audience members for the meeting's password (EVT-74). Only this step asks for it;
 * registered people read it on the event's page.
 *
 * @throws AppError `livePasswordWrong`, also for none; `tooFrequent` after too many attempts
 */
export async function requirePassword(deps: Deps, entryRequest: EntryRequest): Promise<void> {
  const { live, facts, viewer, eventRole, member, password } = entryRequest;
  const expected = facts.meeting.password;
  if (expected === null || eventRole.eventRole !== 'audience' || member !== undefined) return;
  if (password === undefined) refuseEntry(entryRequest, 'livePasswordWrong');
  await enforceRateLimit(deps, `live:password:${live.id}:${viewer.userId}`, TRIES);
  if (plainDigits(password) !== plainDigits(cleanLine(expected)))
    refuseEntry(entryRequest, 'livePasswordWrong');
}
