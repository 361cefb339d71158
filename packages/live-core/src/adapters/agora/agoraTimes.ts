import type { Clock } from '../../time/Clock.ts';
import { connectWithin } from '../connectWithin.ts';

/** Ms for a join: Agora tries several servers and never gives up by itself (agora.md section 6). */
export const JOIN_WITHIN_MS = 15_000;
/** Ms for a login: two attempts of the SDK. */
export const LOGIN_WITHIN_MS = 10_000;
/** Ms for any other answer. */
export const ANSWER_WITHIN_MS = 10_000;

/** @throws PortError `timeout` without an answer, else the error of `asking` */
export async function answerWithin<Result>(clock: Clock, asking: Promise<Result>): Promise<Result> {
  await connectWithin(clock, { timeoutMs: ANSWER_WITHIN_MS }, asking, () => undefined);
  return asking;
}
