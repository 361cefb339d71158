import type { Connection } from './Connection.ts';
import { LiveRefusal } from './LiveRefusal.ts';

/** Runs a client's request and answers it; a refusal is an answer too. */
export function answerCall(
  connection: Connection,
  id: number,
  report: (error: unknown) => void,
  act: () => unknown,
): void {
  try {
    connection.send(JSON.stringify({ re: id, answer: act() ?? null }));
  } catch (error) {
    const isRefusal = error instanceof LiveRefusal;
    if (!isRefusal) report(error);
    const { code, message } = isRefusal ? error : { code: 'unknown', message: 'Not done' };
    connection.send(JSON.stringify({ re: id, error: { code, message } }));
  }
}
