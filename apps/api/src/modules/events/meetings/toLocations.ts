import { localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { MeetingRow } from './tables.ts';

/** The locations of a meeting and how to join it; null where there is none. */
export interface MeetingLocations {
  onlineAddress: string | null;
  offlineAddress: string | null;
  extraLink: string | null;
  password: string | null;
}

/** Returns the locations of a meeting in one language. Only for registered users (EVT-72). */
export function toLocations(meeting: MeetingRow, locale: Locale): MeetingLocations {
  const address = localized(
    {
      sc_address: meeting.scOfflineAddress,
      tc_address: meeting.tcOfflineAddress,
      en_address: meeting.enOfflineAddress,
    },
    'address',
    scriptOf(locale),
  );
  return {
    // The address of a stream is only for users with access to its room.
    onlineAddress: meeting.onlineType === 'rtmp' ? null : meeting.onlineAddress,
    offlineAddress: address === '' ? null : address,
    extraLink: meeting.extraLink,
    password: meeting.password,
  };
}
