import { LIVE_TRANSITIONS } from '@rostra/contract/live';
import type {
  Attributes,
  LiveAction,
  LiveChannelAttributes,
  LiveState,
  Uid,
} from '@rostra/contract/live';
import type { MemberSight } from '#providers/live/MemberSight.ts';
import { nameOf } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { isOnStage, mayEnd, seesCount, seesList } from './rights.ts';
import type { LiveRow } from './tables.ts';

const MS = 1000;

/** Seconds since the epoch. */
export const secondsOf = (instant: Date | null): number | null =>
  instant === null ? null : Math.floor(instant.getTime() / MS);

const flag = (isOn: boolean): string => (isOn ? '1' : '0');

/**
 * What everyone in the channel is told of a member. Names of listeners are for those who may see the
 * list, who read them from the server.
 */
export function memberAttributes(member: LiveMember): Attributes {
  const { role, mute, hide, volume, handsUpAt, shareScreenUid } = member;
  return {
    id: String(member.userId),
    role,
    mute: flag(mute),
    hide: flag(hide),
    volume: String(volume),
    ...(handsUpAt === null ? {} : { hands_up: handsUpAt.toISOString() }),
    ...(isOnStage(member) ? { name: nameOf(member) } : {}),
    ...(shareScreenUid === null ? {} : { share_screen_id: String(shareScreenUid) }),
  };
}

/**
 * What a member may know of others, and others of him: silent listeners and staff are for who reads the
 * list, how many there are for who may know it, and messages to one member for who hands the host over.
 */
export const sightOf = (member: LiveMember): MemberSight => ({
  sees: seesList(member) ? 'everyone' : seesCount(member) ? 'count' : 'stage',
  isPublic: isOnStage(member),
  mayWriteToPeers: mayEnd(member),
});

/** The action that leads to a state; none leads to the first. */
export function actionOf(state: LiveState): LiveAction | undefined {
  for (const actions of Object.values(LIVE_TRANSITIONS)) {
    for (const [action, to] of Object.entries(actions)) {
      if (to === state) return action as LiveAction;
    }
  }
  return undefined;
}

/** Numbers that a channel names; undefined: there is none. */
export interface ChannelSenders {
  readonly hostUid: Uid | undefined;
  /** That a screen is sent under. */
  readonly screenUid: Uid | undefined;
}

/** What everyone is told of the live itself (live §3). */
export function channelAttributes(
  live: LiveRow,
  { hostUid, screenUid }: ChannelSenders,
): LiveChannelAttributes {
  const action = actionOf(live.state);
  const startTime = secondsOf(live.startedAt);
  const endTime = secondsOf(live.endedAt);
  return {
    ...(action === undefined ? {} : { action }),
    ...(startTime === null ? {} : { startTime: String(startTime) }),
    ...(endTime === null ? {} : { endTime: String(endTime) }),
    ...(hostUid === undefined ? {} : { uid: String(hostUid) }),
    ...(live.homeUid === null ? {} : { setHomeUid: String(live.homeUid) }),
    ...(screenUid === undefined ? {} : { shareScreenId: String(screenUid) }),
    ...(live.backgroundUrl === null ? {} : { backgroundUrl: live.backgroundUrl }),
    ...(live.layout === 'grid' ? {} : { layout: live.layout }),
    ...(live.compliancePlayedAt === null ? {} : { isPlayComplience: flag(true) }),
    ...(live.recordingSince === null ? {} : { isRecording: flag(true) }),
    ...(live.asrState === 'running' ? { isTranscribe: flag(true) } : {}),
  };
}
