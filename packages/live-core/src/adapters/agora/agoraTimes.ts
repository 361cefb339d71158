import type { Clock } from '../../time/Clock.ts';
import { connectWithin } from '../connectWithin.ts';

/** Ms a join may take: Agora tries several of its servers and never gives up by itself (agora.md section 6). */
export const JOIN_WITHIN_MS = 15_000;
/** Ms a log-in may take: two tries of the SDK. */
export const LOGIN_WITHIN_MS = 10_000;
/** Ms an answer to anything else may take. */
export const ANSWER_WITHIN_MS = 10_000;

/** @throws PortError `timeout` when no answer comes, else what `asking` throws */
export async function answerWithin<Answer>(clock: Clock, asking: Promise<Answer>): Promise<Answer> {
  await connectWithin(clock, { timeoutMs: ANSWER_WITHIN_MS }, asking, () => undefined);
  return asking;
}
