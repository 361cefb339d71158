import type { Notice, NoticeCode } from '@rostra/live-core';
import type { OwnRoomEventKind } from '@rostra/ui/RoomNotices';

/** Notices about the user, shown as a sentence over the stage. */
export const OWN_NOTICES: Partial<Record<NoticeCode, OwnRoomEventKind>> = {
  'muted-by-host': 'muted',
  'may-speak': 'mayUnmute',
  'made-expert': 'toExpert',
  'made-audience': 'toAudience',
  'made-host': 'toHost',
  'host-given': 'hostGiven',
  hidden: 'hidden',
  displayed: 'displayed',
  'hand-lowered': 'handLowered',
  'chat-closed': 'chatClosed',
  'chat-opened': 'chatOpened',
  'more-video': 'moreVideo',
  'background-ended': 'backgroundEnded',
  'screen-stopped': 'screenStopped',
  'video-stopped': 'videoStopped',
  'recording-begun': 'recordingBegun',
  'recording-ended': 'recordingEnded',
  'transcription-begun': 'transcriptionBegun',
  'transcription-ended': 'transcriptionEnded',
};

/**
 * Returns the notices that disappear by themselves: every sentence over the stage. The newest takes
 * all earlier ones with it, so that no old one reappears.
 */
export const passingNotices = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ code }) => OWN_NOTICES[code] !== undefined);
