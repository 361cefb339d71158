import { LIVE_TRANSITIONS } from '@rostra/contract/live';
import type {
  Attributes,
  LiveAction,
  LiveChannelAttributes,
  LiveState,
  Uid,
} from '@rostra/contract/live';
import type { Visibility } from '#providers/live/Visibility.ts';
import { nameOf } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { isOnStage, mayEnd, seesCount, seesList } from '../members/rights.ts';
import type { LiveRow } from '../tables.ts';

const MS = 1000;

/** Seconds since the epoch. */
export const secondsOf = (instant: Date | null): number | null =>
  instant === null ? null : Math.floor(instant.getTime() / MS);

const flag = (isOn: boolean): string => (isOn ? '1' : '0');

/**
 * Returns the member attributes that everyone in the channel receives. Names of silent audience
 * members are left out; members who see the list read them from the server.
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
 * Returns what a member may know of others, and others of them. The list shows silent audience
 * members and staff; a separate permission shows the count. Only members with the right to transfer
 * the host role may message one member.
 */
export const visibilityOf = (member: LiveMember): Visibility => ({
  audienceView: seesList(member) ? 'everyone' : seesCount(member) ? 'count' : 'stage',
  isPublic: isOnStage(member),
  mayWriteToPeers: mayEnd(member),
});

/** Returns the action that leads to a state; undefined for the first state. */
export function actionOf(state: LiveState): LiveAction | undefined {
  for (const actions of Object.values(LIVE_TRANSITIONS)) {
    for (const [action, to] of Object.entries(actions)) {
      if (to === state) return action as LiveAction;
    }
  }
  return undefined;
}

/** Uids that a channel publishes; undefined if there is none. */
export interface ChannelSenders {
  readonly hostUid: Uid | undefined;
  /** The uid of the shared screen. */
  readonly screenUid: Uid | undefined;
}

/** Returns the attributes of the live session itself, which everyone receives (live §3). */
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
    ...(live.spotlightUid === null ? {} : { setHomeUid: String(live.spotlightUid) }),
    ...(screenUid === undefined ? {} : { shareScreenId: String(screenUid) }),
    ...(live.backgroundUrl === null ? {} : { backgroundUrl: live.backgroundUrl }),
    ...(live.layout === 'grid' ? {} : { layout: live.layout }),
    ...(live.compliancePlayedAt === null ? {} : { isPlayComplience: flag(true) }),
    ...(live.recordingSince === null ? {} : { isRecording: flag(true) }),
    ...(live.asrState === 'running' ? { isTranscribe: flag(true) } : {}),
  };
}
