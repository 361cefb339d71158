import type { CaptionLanguage, LiveSessionOptions } from '@rostra/contract/live';
import type { FakeMember } from './FakeMember.ts';

export const LIVE_ID = 7;
const MEETING_ID = 70;
const EVENT_ID = 700;
const HOUR_MS = 3_600_000;
/** Coins paid for a paid meeting. */
const PAID = 20;

/** A test's or story's settings for the meeting. */
export interface MeetingOptions {
  /** A free meeting starts without preparation. @default true */
  readonly isFree?: boolean;
  readonly vendor?: 'embedded' | 'rtmp';
  /** Announced at the door and shown in the room. @default false */
  readonly isRecording?: boolean;
  /** A demo room. @default false */
  readonly isDemo?: boolean;
  /** It can be restreamed over RTMP. @default false */
  readonly hasConverter?: boolean;
  /** The languages available for captions. @default [] */
  readonly captionLanguages?: readonly CaptionLanguage[];
}

type FixedOptions = Omit<
  LiveSessionOptions,
  | 'channel'
  | 'state'
  | 'token'
  | 'rtm_token'
  | 'token_expires_at'
  | 'primary_users'
  | 'channel_attributes'
  | 'lists'
  | 'me'
  | 'is_transcribe'
  | 'is_recording'
>;

/** Returns what a joining member learns of the live session and its meeting, except for changing facts. */
export function liveOptions(
  by: FakeMember,
  options: MeetingOptions & { readonly now: number },
): FixedOptions {
  const { isFree = true, vendor = 'embedded', isDemo = false, hasConverter = false } = options;
  const { captionLanguages = [], now } = options;
  const hasPaid = !isFree && !by.trial;
  return {
    id: LIVE_ID,
    uid: by.uid,
    app_id: 'fake',
    vendor,
    play_url: vendor === 'rtmp' ? '/live.m3u8' : null,
    role: by.role,
    user_type: by.user_type,
    meeting: {
      id: MEETING_ID,
      event_id: EVENT_ID,
      sc_name: '财富路演',
      tc_name: '財富路演',
      en_name: 'Wealth roadshow',
      free: isFree,
      has_paid: hasPaid,
      paid_info: !hasPaid ? null : { card_type: null, actual_paid: PAID },
      event_type_id: 1,
      starts_at: new Date(now).toISOString(),
      ends_at: new Date(now + HOUR_MS).toISOString(),
    },
    super_moderator: by.super_moderator,
    co_host: by.co_host,
    is_trial: by.trial,
    remindered_at: null,
    server_time: new Date(now).toISOString(),
    demo: isDemo,
    has_converter: hasConverter,
    caption_languages: captionLanguages,
    share_screen_id: null,
  };
}
