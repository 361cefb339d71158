import type {
  Attendee,
  ConverterState,
  LiveChannelAttributes,
  LiveSessionOptions,
  LiveState,
  PhoneOnStage,
  Uid,
} from '@rostra/contract/live';
import type { LinkQuality } from '../../ports/RtcSession.ts';
import type { ConnectionState } from '../../state/connection.ts';
import { noAudience } from '../members/AudiencePages.ts';
import type { AudienceState } from '../members/AudiencePages.ts';
import type { MembersView } from '../members/MemberTable.ts';
import { noChat } from '../chat/ChatState.ts';
import type { ChatState } from '../chat/ChatState.ts';
import type { LiveError } from '../LiveError.ts';
import { noOwnMedia } from '../media/OwnMediaState.ts';
import type { OwnMediaState } from '../media/OwnMediaState.ts';
import { noOwnScreen } from '../media/OwnScreenState.ts';
import type { OwnScreenState } from '../media/OwnScreenState.ts';
import { FIRST_PREFERENCES } from '../media/Preferences.ts';
import type { PreferencesState } from '../media/Preferences.ts';
import type { RemoteStates } from '../media/RemoteViews.ts';
import type { Notice } from './Notices.ts';

/** The user's progress: token requested, devices checked, channels joined … */
export type RoomPhase =
  | 'idle'
  | 'opening'
  /** The server refused entry; `refusal` contains the reason. */
  | 'refused'
  | 'checking'
  | 'entering'
  | 'inside'
  | 'left'
  /** The live session is over for the user. */
  | 'ended';

/** Tabs of the room that count unread changes. */
export const ROOM_TABS = ['attendees', 'public_chat'] as const;
/** Tab of the room that counts unread changes. */
export type RoomTab = (typeof ROOM_TABS)[number];

/** When the live session started and ended: seconds since the epoch on the server's clock. */
export interface LiveProgress {
  readonly state: LiveState;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

/** The recording and transcription of the meeting. */
export interface RecordingStatus {
  readonly isRecording: boolean;
  /** Whether the meeting is being transcribed. */
  readonly isTranscribing: boolean;
}

const NOT_RECORDING: RecordingStatus = { isRecording: false, isTranscribing: false };

/** Merges two recording states: on if either is. */
export const mergeRecordingStatus = (
  one: RecordingStatus,
  other: RecordingStatus,
): RecordingStatus => ({
  isRecording: one.isRecording || other.isRecording,
  isTranscribing: one.isTranscribing || other.isTranscribing,
});

/** Everything the room's screens show: plain values, with no provider objects except videos. */
export interface RoomState {
  readonly phase: RoomPhase;
  readonly connection: ConnectionState;
  /** The page must reload: tokens are refused, or the member was removed for the first time. */
  readonly mustReload: boolean;
  /** Why opening or joining failed. */
  readonly refusal: LiveError | null;
  /** The session as the server returned it on opening; later changes are kept in other fields. */
  readonly session: LiveSessionOptions | null;
  readonly me: Attendee | null;
  readonly live: LiveProgress;
  /** Seconds since the start; null before it. */
  readonly elapsedSeconds: number | null;
  readonly members: MembersView;
  /** Host, experts, then unmuted audience members. */
  readonly stage: readonly Uid[];
  readonly staff: readonly Uid[];
  /** Phones that may be heard; hidden ones only for moderators. */
  readonly phones: readonly PhoneOnStage[];
  /** Raised hands in the order of raising. */
  readonly hands: readonly Uid[];
  /**
   * Number online without staff; null while unknown. `onlineCount` of the selectors checks the permission.
   */
  readonly online: number | null;
  readonly allowPublicChannel: boolean;
  readonly announcement: string | null;
  readonly channel: LiveChannelAttributes;
  /** State of the RTMP restream; null without one and for anyone but host and staff (LROL-35). */
  readonly converter: Exclude<ConverterState, 'failed'> | null;
  /** Whether recording and transcription run now, which may differ from the one on entry (LHST-27). */
  readonly recordingStatus: RecordingStatus;
  /** The recordings that the user has consented to, at the door or later. */
  readonly agreed: RecordingStatus;
  readonly audience: AudienceState;
  readonly chat: ChatState;
  /** Unread items by tab: messages, raised hands. */
  readonly unread: Readonly<Record<RoomTab, number>>;
  /** The selected tab; `currentTab` of the selectors returns the visible one. */
  readonly tab: RoomTab;
  readonly own: OwnMediaState;
  readonly screen: OwnScreenState;
  readonly remote: RemoteStates;
  /** The user currently receives neither audio nor video (LMED-23). */
  readonly isPaused: boolean;
  /** The user's own viewing and listening preferences. */
  readonly preferences: PreferencesState;
  readonly isNetworkPoor: boolean;
  /** Latest quality of the user's connection in each direction; 0 unknown (live §9). */
  readonly network: { readonly up: LinkQuality; readonly down: LinkQuality };
  readonly notices: readonly Notice[];
  /** Running actions: `start`, `member:12`, `message:7` … */
  readonly pending: ReadonlySet<string>;
}

/** Quality before the first measurement. */
export const UNKNOWN_NETWORK = { up: 0, down: 0 } as const;

/** The room's state before the first request. */
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
  recordingStatus: NOT_RECORDING,
  agreed: NOT_RECORDING,
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
