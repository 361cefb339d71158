import { MASK } from '@rostra/contract';
import { withLanguage } from '../../language/withLanguage.ts';
import { builtHref } from '../home/builtHref.ts';
import type { MeetingRow } from './eventChoices.ts';

/** The way for a registered reader to join a meeting, by its access mode (EVT-66 to EVT-69). */
export interface WayIn {
  href: string;
  /** Leads to another site, in a new tab. */
  isElsewhere: boolean;
}

/** Returns a meeting's address, if the reader may see it and a browser can open it. */
export const openAddress = (text: string | null): string | undefined =>
  text !== null && text !== MASK && /^https?:\/\//.test(text) ? text : undefined;

/**
 * Returns the way into a meeting; undefined if it is in person, or if its room cannot be joined here.
 *
 * @param search of the reader's page: the room is loaded as a new document, in the language requested
 *   there
 */
export function wayIn(meeting: MeetingRow, search = ''): WayIn | undefined {
  switch (meeting.online_type) {
    case 'offline':
      return undefined;
    case 'other_online': {
      const href = openAddress(meeting.extra_link) ?? openAddress(meeting.online_address);
      return href === undefined ? undefined : { href, isElsewhere: true };
    }
    case 'default_online':
    case 'rtmp': {
      if (meeting.live === null) return undefined;
      const path = `/meeting_live/${meeting.id}/${meeting.live.id}?event_id=${meeting.event_id}`;
      const href = builtHref('meetingLive', path);
      return href === undefined
        ? undefined
        : { href: withLanguage(href, search), isElsewhere: false };
    }
  }
}
