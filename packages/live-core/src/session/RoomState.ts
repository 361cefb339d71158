import type {
  Attendee,
  ConverterState,
  LiveChannelAttributes,
  LiveSessionOptions,
  LiveState,
  PhoneOnStage,
  Uid,
} from '@rostra/contract/live';
import type { LinkQuality } from '../ports/RtcSession.ts';
import type { ConnectionState } from '../state/connection.ts';
import { noAudience } from './members/AudiencePages.ts';
import type { AudienceState } from './members/AudiencePages.ts';
import type { MembersView } from './members/MemberTable.ts';
import { noChat } from './chat/ChatState.ts';
import type { ChatState } from './chat/ChatState.ts';
import type { LiveError } from './LiveError.ts';
import { noOwnMedia } from './media/OwnMediaState.ts';
import type { OwnMediaState } from './media/OwnMediaState.ts';
import { noOwnScreen } from './media/OwnScreenState.ts';
import type { OwnScreenState } from './media/OwnScreenState.ts';
import { FIRST_PREFERENCES } from './media/Preferences.ts';
import type { PreferencesState } from './media/Preferences.ts';
import type { RemoteStates } from './media/RemoteViews.ts';
import type { Notice } from './Notices.ts';

/** Where the reader stands: the token was asked for, devices are tried, the channels are joined … */
export type RoomPhase =
  | 'idle'
  | 'opening'
  /** The server let him not in; `refusal` says why. */
  | 'refused'
  | 'checking'
  | 'entering'
  | 'inside'
  | 'left'
  /** The live is over for him. */
  | 'ended';

export const ROOM_TABS = ['attendees', 'public_chat'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

/** When the live began and ended: seconds since the epoch on the server's clock. */
export interface LiveProgress {
  readonly state: LiveState;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

/** What is kept of the meeting while it goes on. */
export interface Capture {
  readonly isRecording: boolean;
  /** What is said is written down. */
  readonly isTranscribing: boolean;
}

const NOTHING_KEPT: Capture = { isRecording: false, isTranscribing: false };

/** What is kept by either of two. */
export const eitherKept = (one: Capture, other: Capture): Capture => ({
  isRecording: one.isRecording || other.isRecording,
  isTranscribing: one.isTranscribing || other.isTranscribing,
});

/** Everything the room's screens are made of: plain values, no objects of a provider but pictures. */
export interface RoomState {
  readonly phase: RoomPhase;
  readonly connection: ConnectionState;
  /** The page is to reload: tokens are refused, or the member was removed for the first time. */
  readonly mustReload: boolean;
  /** Why opening or entering failed. */
  readonly refusal: LiveError | null;
  /** As the server told it on opening; what changes stands beside. */
  readonly session: LiveSessionOptions | null;
  readonly me: Attendee | null;
  readonly live: LiveProgress;
  /** Since the start; null before it. */
  readonly elapsedSeconds: number | null;
  readonly members: MembersView;
  /** Host, experts, audience who may speak, in this order. */
  readonly stage: readonly Uid[];
  readonly staff: readonly Uid[];
  /** Telephones that may be heard, hidden ones for who keeps order. */
  readonly phones: readonly PhoneOnStage[];
  /** Raised hands in the order of raising. */
  readonly hands: readonly Uid[];
  /** Online, staff not counted; null while unknown. Who may see it: `onlineCount` of the selectors. */
  readonly online: number | null;
  readonly allowPublicChannel: boolean;
  readonly announcement: string | null;
  readonly channel: LiveChannelAttributes;
  /** How the live is passed on as RTMP; null: not at all, and for others than host and staff (LROL-35). */
  readonly converter: Exclude<ConverterState, 'failed'> | null;
  /** As it is now, whatever it was on entry (LHST-27). */
  readonly capture: Capture;
  /** What the reader has said yes to, at the door or since. */
  readonly agreed: Capture;
  readonly audience: AudienceState;
  readonly chat: ChatState;
  /** What came while the tab was not looked at: messages, raised hands. */
  readonly unread: Readonly<Record<RoomTab, number>>;
  /** As chosen; what is shown: `currentTab` of the selectors. */
  readonly tab: RoomTab;
  readonly own: OwnMediaState;
  readonly screen: OwnScreenState;
  readonly remote: RemoteStates;
  /** The reader takes neither sound nor pictures for now (LMED-23). */
  readonly isPaused: boolean;
  /** How the reader sees and hears, for himself alone. */
  readonly preferences: PreferencesState;
  readonly isNetworkPoor: boolean;
  /** How good the reader's line is, each way, as measured last; 0 unknown (live §9). */
  readonly network: { readonly up: LinkQuality; readonly down: LinkQuality };
  readonly notices: readonly Notice[];
  /** Acts under way: `start`, `member:12`, `message:7` … */
  readonly pending: ReadonlySet<string>;
}

/** Nothing was measured yet. */
export const UNKNOWN_NETWORK = { up: 0, down: 0 } as const;

/** The room before anything was asked. */
export const emptyRoom = (members: MembersView): RoomState => ({
  phase: 'idle',
  connection: 'idle',
  mustReload: false,
  refusal: null,
  session: null,
  me: null,
  live: { state: 'unprepare', startTime: null, endTime: null },
  elapsedSeconds: null,
  members,
  stage: [],
  staff: [],
  phones: [],
  hands: [],
  online: null,
  allowPublicChannel: false,
  announcement: null,
  channel: {},
  converter: null,
  capture: NOTHING_KEPT,
  agreed: NOTHING_KEPT,
  audience: noAudience,
  chat: noChat,
  unread: { attendees: 0, public_chat: 0 },
  tab: 'attendees',
  own: noOwnMedia,
  screen: noOwnScreen,
  remote: new Map(),
  isPaused: false,
  preferences: FIRST_PREFERENCES,
  isNetworkPoor: false,
  network: UNKNOWN_NETWORK,
  notices: [],
  pending: new Set(),
});
