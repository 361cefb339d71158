import type { Attendee, LiveLists } from './attendee.ts';
import type { CaptionLanguage } from './caption.ts';
import type { LiveLayout } from './liveLimits.ts';
import type { LiveRole } from './liveRole.ts';
import type { LiveAction, LiveState } from './liveState.ts';
import type { Uid } from './messaging.ts';

/** Carriers of the media: the built-in provider, Agora, or a stream without a real-time client. */
export const LIVE_VENDORS = ['embedded', 'agora', 'rtmp'] as const;
/** Carrier of the media of a live session. */
export type LiveVendor = (typeof LIVE_VENDORS)[number];

/** Seconds since the epoch as text, like a channel's attributes (live §3). */
export interface LiveChannelAttributes {
  readonly startTime?: string;
  readonly endTime?: string;
  readonly action?: LiveAction;
  readonly backgroundUrl?: string;
  /** The member in the spotlight; left out: nobody (LCON-48, LHST-13). */
  readonly setHomeUid?: string;
  readonly shareScreenId?: string;
  /** The host's number. */
  readonly uid?: string;
  /** Spelled as on the wire (LCON-51). */
  readonly isPlayComplience?: string;
  /** The layout of the stage; left out: the grid. Ours (LCON-67). */
  readonly layout?: LiveLayout;
  /**
   * `1` while the live session is recorded, else left out: ours, beside the specification's
   * (LHST-27).
   */
  readonly isRecording?: string;
  /** `1` while speech recognition runs, else left out: ours too (LHST-26, LHST-27). */
  readonly isTranscribe?: string;
}

/** Tickets for both channels. */
export interface LiveTokens {
  /** For audio and video. */
  readonly token: string;
  /** For messages. */
  readonly rtm_token: string;
  /** UTC. */
  readonly token_expires_at: string;
}

/** A STUN or TURN server for browsers that cannot reach the media server directly. */
export interface IceServer {
  readonly urls: string;
  readonly username?: string;
  readonly credential?: string;
}

/**
 * Everything a member needs to join, including state that late members have missed (live §3,
 * LCON-57).
 */
export interface LiveSessionOptions extends LiveTokens {
  readonly id: number;
  readonly channel: string;
  readonly uid: Uid;
  readonly app_id: string;
  readonly vendor: LiveVendor;
  /** HLS, only for `rtmp`. */
  readonly play_url: string | null;
  /** For `embedded`, if the operator has set some. */
  readonly ice_servers?: readonly IceServer[];
  readonly state: LiveState;
  /** The current role. */
  readonly role: LiveRole;
  /** The seat given by the event. */
  readonly user_type: LiveRole;
  readonly meeting: {
    readonly id: number;
    readonly event_id: number;
    readonly sc_name: string | null;
    readonly tc_name: string | null;
    readonly en_name: string | null;
    readonly free: boolean;
    readonly has_paid: boolean;
    readonly paid_info: {
      readonly card_type: 'ppv' | null;
      /** Coins. */
      readonly actual_paid: number;
    } | null;
    readonly event_type_id: number;
    /** UTC. */
    readonly starts_at: string;
    readonly ends_at: string;
  };
  readonly super_moderator: boolean;
  readonly co_host: boolean;
  /** The member watches without having paid while the free minutes last; ours (LTIM-05). */
  readonly is_trial: boolean;
  readonly remindered_at: string | null;
  /** The server's clock when it answered, UTC: the client computes `diffTime` from it. */
  readonly server_time: string;
  readonly demo: boolean;
  /** The provider can restream the live session over RTMP (LCON-68). */
  readonly has_converter: boolean;
  /** Languages available for transcription; empty if transcription is unavailable. */
  readonly caption_languages: readonly CaptionLanguage[];
  /** The state on entry; the channel's attributes carry later changes. */
  readonly is_transcribe: boolean;
  readonly is_recording: boolean;
  readonly share_screen_id: Uid | null;
  readonly primary_users: readonly Attendee[];
  readonly channel_attributes: LiveChannelAttributes;
  readonly lists: LiveLists;
  readonly me: Attendee;
}
