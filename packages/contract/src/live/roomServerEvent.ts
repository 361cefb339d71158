import type { CallRole, CallState } from './phone.ts';
import type { CaptionLine, CaptionRun } from './caption.ts';
import type { ConversationKey, ConversationMessage } from './conversation.ts';
import type { ConverterState, RecordingState } from './recording.ts';
import type { LiveQuestion } from './question.ts';
import type { ReactionCounts } from './reaction.ts';
import type { ShownPreview } from './preview.ts';
import type { StoppedKind } from './screen.ts';

/**
 * Events of tools and media from the server, published over the messaging WebSocket to everyone in the room unless noted
 * otherwise.
 */
export type RoomServerEvent =
  /** To the audience member alone: their trial ends (LCON-38, LTIM-06). */
  | { readonly type: 'kick_reminder'; readonly ends_at: string; readonly seconds_left: number }
  /** To the former trial user alone: no payment is due any more (LPAY-06, LPAY-08). */
  | {
      readonly type: 'paid';
      readonly has_paid: boolean;
      /** Null if VIP gives them access. */
      readonly paid_info: {
        readonly card_type: 'ppv' | null;
        /** Coins. */
        readonly actual_paid: number;
      } | null;
    }
  /** To super roles (LCON-39, LDIA-39, LDIA-40). */
  | {
      readonly type: 'pstn_state_change';
      readonly role_type: CallRole;
      readonly live_id: number;
      readonly user_id: number | null;
      readonly attendee_id: number | null;
      /** The phone dialed in and was not called. */
      readonly is_incoming: boolean;
      /**
       * The owner of the phone as shown to everyone: a name, else a masked number; empty if nothing
       * is known.
       */
      readonly name: string;
      readonly online_state: CallState;
      readonly revision: number;
    }
  /** To super roles: refresh the history of calls (LDIA-42). */
  | { readonly type: 'dial_in_refresh'; readonly revision: number }
  /** To super roles (LCON-40). */
  | { readonly type: 'imm_state_change'; readonly state: ConverterState }
  /** The list of documents has changed. */
  | { readonly type: 'preview_files'; readonly revision: number }
  | {
      readonly type: 'preview_shown';
      readonly shown: ShownPreview | null;
      readonly revision: number;
    }
  /**
   * The question as shown to everyone. Members with the right to see an anonymous author's name
   * request it separately.
   */
  | { readonly type: 'question'; readonly question: LiveQuestion }
  | { readonly type: 'question_votes'; readonly id: number; readonly votes: number }
  /** The reactions of all members within one tick. */
  | { readonly type: 'reactions'; readonly counts: ReactionCounts }
  | { readonly type: 'caption'; readonly line: CaptionLine }
  /** Transcription has started, stopped or become unavailable. */
  | { readonly type: 'captions'; readonly run: CaptionRun | null }
  /** To those in the conversation. */
  | {
      readonly type: 'conversation_message';
      readonly conversation: ConversationKey;
      readonly message: ConversationMessage;
    }
  /**
   * To the member concerned: the host has stopped their video or screen share (LHST-11, LMED-18).
   */
  | { readonly type: 'stopped'; readonly kind: StoppedKind }
  /** To moderators: a member wants to share their screen while another is sharing (LMED-17). */
  | { readonly type: 'screen_request'; readonly user_id: number; readonly name: string }
  /** To super roles. */
  | {
      readonly type: 'recording';
      readonly part: number;
      readonly state: RecordingState;
      /** UTC; null while it is not running. */
      readonly stops_at: string | null;
    };

/** Types of `RoomServerEvent`. */
export const ROOM_SERVER_EVENTS = [
  'kick_reminder',
  'paid',
  'pstn_state_change',
  'dial_in_refresh',
  'imm_state_change',
  'preview_files',
  'preview_shown',
  'question',
  'question_votes',
  'reactions',
  'caption',
  'captions',
  'conversation_message',
  'stopped',
  'screen_request',
  'recording',
] as const satisfies readonly RoomServerEvent['type'][];
