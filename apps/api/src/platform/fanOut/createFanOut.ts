import type { Logger } from '#platform/module/Deps.ts';
import type { Config } from '../../config.ts';
import { reportToLog } from './ConnectionReport.ts';
import type { FanOut } from './FanOut.ts';
import { MemoryFanOut } from './MemoryFanOut.ts';
import { PgFanOut } from './PgFanOut.ts';
import { RedisFanOut } from './RedisFanOut.ts';

/**
 * Creates the fan-out of this process: Redis with `REDIS_URL`, else PostgreSQL with `DATABASE_URL`,
 * else within the process.
 *
 * @param self identifies this process among all that have ever run
 */
export function createFanOut(
  config: Pick<Config, 'redisUrl' | 'database' | 'publicOrigin'>,
  self: string,
  log: Logger,
): FanOut {
  const report = reportToLog(log);
  if (config.redisUrl !== undefined) {
    return new RedisFanOut({
      url: config.redisUrl,
      installation: new URL(config.publicOrigin).host,
      self,
      report,
      failed: (error) => log.error({ err: error }, 'fan-out: a message was not published'),
    });
  }
  const { url } = config.database;
  return url === undefined ? new MemoryFanOut() : new PgFanOut({ url, self, report });
}
