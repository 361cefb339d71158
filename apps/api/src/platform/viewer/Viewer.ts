import type { Locale } from '@rostra/i18n';

export type { Locale };

/** An organization that the viewer belongs to now. */
export interface ViewerOrganization {
  id: number;
  /** The organization type that audiences refer to. */
  type: string;
  /** The viewer's role in it, in the organizations module's terms. */
  role: string;
}

/**
 * The requesting viewer, resolved once per request by the accounts module and passed to every
 * handler. Rules check the viewer, never the cookie.
 */
export interface Viewer {
  /** `visitor`: unknown; `guest`: invited to one live room; `user`: logged in. */
  kind: 'visitor' | 'guest' | 'user';
  userId?: number;
  sessionId?: number;
  locale: Locale;
  /** `sns`, `camp_owner`, `staff:<area>`. */
  capabilities: ReadonlySet<string>;
  /** Identity certification has passed. */
  certified: boolean;
  /** The end of VIP, present only while it runs. */
  vipUntil?: Date;
  /** The level of that VIP, 1 or more; present with `vipUntil`. */
  vipLevel?: number;
  organizations: readonly ViewerOrganization[];
}

/** Returns a viewer of whom only the language is known. */
export function visitor(locale: Locale): Viewer {
  return {
    kind: 'visitor',
    locale,
    capabilities: new Set(),
    certified: false,
    organizations: [],
  };
}

/** Returns whether the viewer holds any staff capability. */
export function isStaff(viewer: Pick<Viewer, 'capabilities'>): boolean {
  for (const capability of viewer.capabilities) if (capability.startsWith('staff:')) return true;
  return false;
}
