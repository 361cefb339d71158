import type { CallRole, CallState } from './phone.ts';
import type { CaptionLine, CaptionRun } from './caption.ts';
import type { ConversationKey, ConversationMessage } from './conversation.ts';
import type { ConverterState, RecordingState } from './recording.ts';
import type { LiveQuestion } from './question.ts';
import type { ReactionCounts } from './reaction.ts';
import type { ShownPreview } from './preview.ts';
import type { StoppedKind } from './screen.ts';

/** What the server says of tools and media; to everyone in the room where nothing else is said. */
export type RoomNews =
  /** To the listener alone: his trial ends (LCON-38, LTIM-06). */
  | { readonly type: 'kick_reminder'; readonly ends_at: string; readonly seconds_left: number }
  /** To who listened for a trial alone: nothing is asked of him any more (LPAY-06, LPAY-08). */
  | {
      readonly type: 'paid';
      readonly has_paid: boolean;
      /** Null where VIP lets him in. */
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
      /** It has dialled in, and was not called. */
      readonly is_incoming: boolean;
      /** Whose telephone it is as everyone may read it: a name, else a masked number; empty where nothing is known. */
      readonly name: string;
      readonly online_state: CallState;
      readonly revision: number;
    }
  /** To super roles: look at the history of calls again (LDIA-42). */
  | { readonly type: 'dial_in_refresh'; readonly revision: number }
  /** To super roles (LCON-40). */
  | { readonly type: 'imm_state_change'; readonly state: ConverterState }
  /** The list of documents is another. */
  | { readonly type: 'preview_files'; readonly revision: number }
  | {
      readonly type: 'preview_shown';
      readonly shown: ShownPreview | null;
      readonly revision: number;
    }
  /** As everyone may read it: an anonymous author's name is asked for by who may know it. */
  | { readonly type: 'question'; readonly question: LiveQuestion }
  | { readonly type: 'question_votes'; readonly id: number; readonly votes: number }
  /** What all showed within one tick. */
  | { readonly type: 'reactions'; readonly counts: ReactionCounts }
  | { readonly type: 'caption'; readonly line: CaptionLine }
  /** What is said is written down from now on, or no more, or cannot be understood for now. */
  | { readonly type: 'captions'; readonly run: CaptionRun | null }
  /** To those in the conversation. */
  | {
      readonly type: 'conversation_message';
      readonly conversation: ConversationKey;
      readonly message: ConversationMessage;
    }
  /** To the one concerned: the host has stopped what he sends (LHST-11, LMED-18). */
  | { readonly type: 'stopped'; readonly kind: StoppedKind }
  /** To who keeps order: a member would show his screen while another's is shown (LMED-17). */
  | { readonly type: 'share_wish'; readonly user_id: number; readonly name: string }
  /** To super roles. */
  | {
      readonly type: 'recording';
      readonly part: number;
      readonly state: RecordingState;
      /** UTC; null when it does not run. */
      readonly stops_at: string | null;
    };

/** The kinds of news. */
export const ROOM_NEWS = [
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
  'share_wish',
  'recording',
] as const satisfies readonly RoomNews['type'][];
