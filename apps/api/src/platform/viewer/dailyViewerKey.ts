import { createHmac } from 'node:crypto';
import type { Deps } from '#platform/module/Deps.ts';
import { limitedAddress } from '#platform/rateLimit/limitedAddress.ts';
import type { Viewer } from './Viewer.ts';

/** Returns the name under which a user is counted. */
export const userViewerKey = (userId: number): string => `user:${userId}`;

/**
 * Returns a name under which a viewer is counted once: the user, or for others a hash of the
 * address (of IPv6, the network) that changes daily and cannot be reversed.
 */
export function dailyViewerKey(
  deps: Pick<Deps, 'config' | 'clock'>,
  viewer: Viewer,
  address: string,
): string {
  if (viewer.userId !== undefined) return userViewerKey(viewer.userId);
  const day = deps.clock.now().toISOString().slice(0, 10);
  const hash = createHmac('sha256', deps.config.secretKey ?? '').update(
    `${day} ${limitedAddress(address)}`,
  );
  return `visitor:${hash.digest('base64url').slice(0, 22)}`;
}
