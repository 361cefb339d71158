export type { ChatEntry, ChatState } from './chat/ChatState.ts';
export type { AudiencePage, LiveApi, LiveStateOptions } from './LiveApi.ts';
export { LiveError } from './LiveError.ts';
export type { LiveErrorCode } from './LiveError.ts';
export { LiveSession } from './LiveSession.ts';
export type { LiveProviders, LiveSessionDeps } from './LiveSessionDeps.ts';
export type { AudienceState } from './members/AudiencePages.ts';
export type { Member } from './members/Member.ts';
export type { MembersView } from './members/MemberTable.ts';
export type { MediaRights } from './media/mediaRights.ts';
export type { OwnDevice, OwnMediaState, VideoView } from './media/OwnMediaState.ts';
export type { OwnScreenState } from './media/OwnScreenState.ts';
export type { PreferencesState } from './media/Preferences.ts';
export type { RemoteState } from './media/RemoteViews.ts';
export type { Notice, NoticeCode } from './room/Notices.ts';
export type { RoomActions } from './room/RoomActions.ts';
export type { EntryOptions } from './room/RoomController.ts';
export type { ServerEvents, RoomHandle } from './room/RoomHandle.ts';
export { ROOM_TABS } from './room/RoomState.ts';
export type {
  RecordingStatus,
  LiveProgress,
  RoomPhase,
  RoomState,
  RoomTab,
} from './room/RoomState.ts';
export * from './selectors/recordingStatus.ts';
export * from './selectors/progress.ts';
export * from './selectors/rights.ts';
export { audienceUidAt, hasSound, spotlightUid, isHostAway, sharerUid } from './selectors/stage.ts';
export type { StageTile } from './selectors/stage.ts';
export * from './selectors/tabs.ts';
export type { SessionCache } from './room/SessionCache.ts';
export type { Source } from './Source.ts';
