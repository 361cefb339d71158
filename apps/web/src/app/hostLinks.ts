import type { Translate } from '@rostra/i18n';
import type { WebTextKey } from '../language/LanguageState.ts';
import type { ClientSettings } from './Services.ts';

/** Hosts of the platform that are open to everybody; those for staff follow. */
const PUBLIC = ['h5', 'customerService'] as const;
const FOR_STAFF = ['admin', 'cms', 'dms'] as const;

/**
 * Returns links to the platform's other hosts, if configured (FND-34).
 *
 * @param capabilities of the reader: staff tools are offered to staff only
 */
export function hostLinks(
  hosts: ClientSettings['hosts'],
  capabilities: readonly string[],
  t: Translate<WebTextKey>,
): { label: string; href: string }[] {
  const isStaff = capabilities.some((capability) => capability.startsWith('staff:'));
  return [...PUBLIC, ...(isStaff ? FOR_STAFF : [])].flatMap((host) => {
    const href = hosts[host];
    return href === undefined ? [] : [{ label: t(`shell.hosts.${host}`), href }];
  });
}
