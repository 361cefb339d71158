import type { Attributes, LiveAction, Uid } from '@rostra/contract/live';
import type { RecordingStatus } from '../../../session/room/RoomState.ts';

/** Channel attributes that come and go. */
export const PASSING = [
  'setHomeUid',
  'shareScreenId',
  'backgroundUrl',
  'layout',
  'isRecording',
  'isTranscribe',
] as const;

/** The host's settings for the look of the stage. */
export interface ChannelLook {
  readonly backgroundUrl?: string | undefined;
  readonly layout?: string | undefined;
}

interface ChannelFacts {
  readonly action: LiveAction | undefined;
  readonly hostUid: Uid | undefined;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly spotlightUid: Uid | undefined;
  readonly screenUid: Uid | undefined;
  readonly look: ChannelLook;
  readonly recordingStatus: RecordingStatus;
}

/** Returns the attributes of the live session published to everyone. */
export function fakeChannel(facts: ChannelFacts): Attributes {
  const { action, hostUid, startTime, endTime, spotlightUid, screenUid, look, recordingStatus } =
    facts;
  return {
    ...(action === undefined ? {} : { action }),
    uid: String(hostUid ?? ''),
    ...(startTime === null ? {} : { startTime: String(startTime) }),
    ...(endTime === null ? {} : { endTime: String(endTime) }),
    ...(spotlightUid === undefined ? {} : { setHomeUid: String(spotlightUid) }),
    ...(screenUid === undefined ? {} : { shareScreenId: String(screenUid) }),
    ...(look.backgroundUrl === undefined ? {} : { backgroundUrl: look.backgroundUrl }),
    ...(look.layout === undefined ? {} : { layout: look.layout }),
    ...(recordingStatus.isRecording ? { isRecording: '1' } : {}),
    ...(recordingStatus.isTranscribing ? { isTranscribe: '1' } : {}),
  };
}
