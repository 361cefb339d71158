import { CONNECT_TIMEOUT_MS } from '../../ports/LinkState.ts';
import type { ConnectOptions } from '../../ports/LinkState.ts';
import type { PortError } from '../../ports/PortError.ts';
import type { Clock } from '../../time/Clock.ts';
import { connectWithin } from '../connectWithin.ts';
import type { WireSocket } from './WireSocket.ts';

/**
 * Opens a line and says who is there. What the server tells at once, before anyone can listen, is
 * kept. Whether it ends well or not, nobody listens to the line afterwards.
 *
 * @param greet says who is there; asked again on each line that opens until the time has run out
 * @returns the frames that came meanwhile
 * @throws PortError what the server says to the greeting, `timeout`, `aborted`; the line is closed
 */
export async function openLine<
  CallMap extends Record<keyof CallMap, { ask: object; answer: unknown }>,
  Frame,
>(
  clock: Clock,
  wire: WireSocket<CallMap, Frame>,
  options: ConnectOptions,
  greet: () => Promise<void>,
): Promise<readonly Frame[]> {
  const early: Frame[] = [];
  const greeted = new Promise<void>((resolve, reject) => {
    wire.on('opened', () => {
      // A line that broke is opened again: only the time ends this.
      greet().then(resolve, (error: PortError) => error.code !== 'network' && reject(error));
    });
  });
  wire.on('frame', (frame) => early.push(frame));
  wire.open();
  try {
    const limits = { timeoutMs: CONNECT_TIMEOUT_MS, ...options };
    await connectWithin(clock, limits, greeted, () => undefined);
  } catch (error) {
    wire.close();
    throw error;
  }
  wire.clear();
  return early;
}
