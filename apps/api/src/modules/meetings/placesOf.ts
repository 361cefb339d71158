import { localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { MeetingRow } from './tables.ts';

/** Where a meeting takes place and how it is entered; null where there is no such thing. */
export interface MeetingPlaces {
  onlineAddress: string | null;
  offlineAddress: string | null;
  extraLink: string | null;
  password: string | null;
}

/** The places of a meeting in one language. For registered users alone (EVT-72). */
export function placesOf(meeting: MeetingRow, locale: Locale): MeetingPlaces {
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
    // That of a stream is for those whom its room lets in.
    onlineAddress: meeting.onlineType === 'rtmp' ? null : meeting.onlineAddress,
    offlineAddress: address === '' ? null : address,
    extraLink: meeting.extraLink,
    password: meeting.password,
  };
}
