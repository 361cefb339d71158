import { reasonOf, StartError } from '#platform/operations/StartError.ts';
import type { ConnectionReport } from './ConnectionReport.ts';
import { reconnectPauseMs } from './reconnectPauseMs.ts';

const CONNECT_TIMEOUT_MS = 5000;
/** Ms between two checks of an idle connection. */
const CHECK_EVERY_MS = 15_000;
/** Ms without any data after which a connection counts as lost: more than two checks. */
const SILENCE_MS = 40_000;
/** Commands that wait for a lost connection; further ones fail. */
const MAX_WAITING = 1000;

/** Opens a connection of the client package, which only installations with Redis load. */
const createConnection = async (url: string, isOpen: () => boolean) => {
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    pingInterval: CHECK_EVERY_MS,
    commandsQueueMaxLength: MAX_WAITING,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (attempt, cause) =>
        isOpen() ? reconnectPauseMs(attempt, Math.random()) : cause,
    },
  });
};

/** A connection to Redis that returns by itself after a loss. */
export type RedisConnection = Awaited<ReturnType<typeof createConnection>>;

/**
 * Connects to Redis.
 *
 * @throws StartError when it is unreachable or refuses the login
 */
export async function openRedis(url: string, report: ConnectionReport): Promise<RedisConnection> {
  let isOpen = false;
  let isLost = false;
  const client = await createConnection(url, () => isOpen);
  client.on('error', (error: unknown) => {
    if (!isOpen || isLost) return;
    isLost = true;
    report.lost(error);
  });
  client.on('ready', () => {
    if (!isLost) return;
    isLost = false;
    report.regained();
  });
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(url);
    throw new StartError(
      `Redis at ${host} cannot be used (${reasonOf(error)}); check REDIS_URL and that it runs.`,
      { cause: error },
    );
  }
  isOpen = true;
  return client;
}
