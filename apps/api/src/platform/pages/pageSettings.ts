import type { PageSettings } from '@rostra/contract';
import { readBuildVersion } from '#platform/operations/readBuildVersion.ts';
import type { Config } from '../../config.ts';

/** How the messaging app's browser names itself. */
export const IN_APP_USER_AGENT = /MicroMessenger/i;

/** What of the configuration pages and browsers are told. */
export function pageSettings(config: Config): PageSettings {
  const { publicOrigin: origin, hosts, inAppLoginUrl: url } = config;
  return {
    origin,
    version: readBuildVersion(),
    hosts,
    ...(url === undefined ? {} : { inAppLogin: { userAgent: IN_APP_USER_AGENT, url } }),
  };
}
