import { MASK } from '@rostra/contract';
import { withLanguage } from '../../language/withLanguage.ts';
import { builtHref } from '../home/builtHref.ts';
import type { MeetingRow } from './eventChoices.ts';

/** Where a registered reader enters a meeting, by its access mode (EVT-66 to EVT-69). */
export interface WayIn {
  href: string;
  /** Another site, in a tab of its own. */
  isElsewhere: boolean;
}

/** An address of a meeting as far as the reader may know it and a browser can follow it. */
export const openAddress = (text: string | null): string | undefined =>
  text !== null && text !== MASK && /^https?:\/\//.test(text) ? text : undefined;

/**
 * The way into a meeting; undefined for one in person, or while its room cannot be entered here.
 *
 * @param search of the reader's page: a room is loaded anew, and speaks the language asked for there
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
