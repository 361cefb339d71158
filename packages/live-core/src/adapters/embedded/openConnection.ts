import { CONNECT_TIMEOUT_MS } from '../../ports/LinkState.ts';
import type { ConnectOptions } from '../../ports/LinkState.ts';
import type { PortError } from '../../ports/PortError.ts';
import type { Clock } from '../../time/Clock.ts';
import { connectWithin } from '../connectWithin.ts';
import type { WireSocket } from './WireSocket.ts';

/**
 * Opens a connection and identifies the client.
 * Frames that arrive before anyone can listen are kept. Afterwards the connection has no listeners, even
 * after a failure.
 *
 * @param greet identifies the client; called again for each opened connection until the timeout
 * @returns the frames received meanwhile
 * @throws PortError the server's error, `timeout`, `aborted`; the connection is closed
 */
export async function openConnection<
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
      // A broken connection reopens, so only the timeout ends this.
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
