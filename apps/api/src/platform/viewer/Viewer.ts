import type { Locale } from '@rostra/i18n';

export type { Locale };

/** An organization that the viewer belongs to now. */
export interface ViewerOrganization {
  id: number;
  /** The organization type that audiences name. */
  type: string;
  /** The viewer's part in it, as the organizations module words it. */
  role: string;
}

/**
 * Who asks: resolved once per request by the accounts module and handed to every handler. Rules ask
 * the viewer, never the cookie.
 */
export interface Viewer {
  /** `visitor`: nobody known; `guest`: let into one live room by invitation; `user`: logged in. */
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

/** A viewer about whom nothing is known but the language. */
export function visitor(locale: Locale): Viewer {
  return {
    kind: 'visitor',
    locale,
    capabilities: new Set(),
    certified: false,
    organizations: [],
  };
}

/** Whether the viewer holds any capability of the staff. */
export function isStaff(viewer: Pick<Viewer, 'capabilities'>): boolean {
  for (const capability of viewer.capabilities) if (capability.startsWith('staff:')) return true;
  return false;
}
