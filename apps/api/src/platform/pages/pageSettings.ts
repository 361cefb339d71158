import type { PageSettings } from '@rostra/contract';
import { readBuildVersion } from '#platform/operations/readBuildVersion.ts';
import type { Config } from '../../config.ts';

/** Name of the messaging app's browser in its user agent. */
export const IN_APP_USER_AGENT = /MicroMessenger/i;

/** Returns the settings that pages and browsers may see. */
export function pageSettings(config: Config): PageSettings {
  const { publicOrigin: origin, hosts, inAppLoginUrl: url } = config;
  return {
    origin,
    version: readBuildVersion(),
    hosts,
    ...(url === undefined ? {} : { inAppLogin: { userAgent: IN_APP_USER_AGENT, url } }),
  };
}
