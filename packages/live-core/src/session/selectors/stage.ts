import { AUDIENCE_PAGE_SIZE, LIVE_TILES_MAX, screenUidOf } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import type { Member } from '../members/Member.ts';
import type { VideoView } from '../media/OwnMediaState.ts';
import type { RoomState } from '../room/RoomState.ts';
import { canModerate } from './rights.ts';

/** A member on stage, or the screen they share (LMED-03, LMED-07). */
export interface StageTile {
  /** The uid it is sent under; a screen has its own. */
  readonly uid: Uid;
  readonly kind: 'camera' | 'screen';
  /** The owner of the tile. */
  readonly member: Member;
  readonly isMe: boolean;
  readonly hasAudio: boolean;
  readonly hasVideo: boolean;
  /** Set while the tile is visible and its video has arrived. */
  readonly video: VideoView | null;
}

/** Whether a member is currently audible; whether they may speak is `mute`. */
export const hasSound = ({ me, own, remote }: RoomState, uid: Uid): boolean =>
  uid === me?.uid ? own.microphone.isOn : (remote.get(uid)?.hasAudio ?? false);

function tileOf(state: RoomState, member: Member): StageTile {
  const { uid } = member;
  const hasAudio = hasSound(state, uid);
  if (uid === state.me?.uid) {
    const { camera, video } = state.own;
    const hasVideo = camera.isOn;
    return { uid, kind: 'camera', member, isMe: true, hasAudio, hasVideo, video };
  }
  const remote = state.remote.get(uid);
  return {
    uid,
    kind: 'camera',
    member,
    isMe: false,
    hasAudio,
    hasVideo: remote?.hasVideo ?? false,
    video: remote?.video ?? null,
  };
}

/** The uid of the room's screen share; null without one. */
export const screenUid = ({ channel }: Pick<RoomState, 'channel'>): Uid | null =>
  channel.shareScreenId === undefined ? null : Number(channel.shareScreenId);

/** Returns the uid of the member who shares a screen. */
export const sharerUid = (state: RoomState): Uid | undefined => {
  const screen = screenUid(state);
  return screen === null ? undefined : state.stage.find((uid) => screenUidOf(uid) === screen);
};

/** Returns the screen's tile once its video has arrived; its owner sees the local source. */
function screenTileOf(state: RoomState, member: Member): StageTile | undefined {
  const uid = screenUidOf(member.uid);
  const isMe = member.uid === state.me?.uid;
  const { isOn, video } = state.screen;
  const remote = state.remote.get(uid);
  if (!(isMe ? isOn : remote?.hasVideo === true)) return undefined;
  const shown = isMe ? video : (remote?.video ?? null);
  return { uid, kind: 'screen', member, isMe, hasAudio: false, hasVideo: true, video: shown };
}

const isSameTile = (a: StageTile, b: StageTile | undefined): boolean =>
  a.member === b?.member &&
  a.isMe === b.isMe &&
  a.hasAudio === b.hasAudio &&
  a.hasVideo === b.hasVideo &&
  a.video === b.video;

/**
 * Selects the tiles of present members on stage, at most twelve; members with video take precedence.
 * Moderators see hidden members, and hidden members see themselves, marked as hidden.
 * Unchanged tiles are the same objects.
 */
export function makeStageTiles(): (state: RoomState) => readonly StageTile[] {
  let last: readonly StageTile[] = [];
  let from: RoomState | undefined;
  return (state) => {
    if (from && isUnchanged(from, state)) return last;
    from = state;
    const seesHidden = canModerate(state);
    const sharer = sharerUid(state);
    const tiles = state.stage.flatMap((uid) => {
      const member = state.members.get(uid);
      const isMe = uid === state.me?.uid;
      const isSeen = member?.isOnline === true && (!member.hide || seesHidden || isMe);
      if (!isSeen) return [];
      const screen = uid === sharer ? screenTileOf(state, member) : undefined;
      return screen ? [screen, tileOf(state, member)] : [tileOf(state, member)];
    });
    const known = new Map(last.map((tile) => [tile.uid, tile]));
    const next = firstTwelve(tiles, spotlightUid(state)).map((tile) => {
      const before = known.get(tile.uid);
      return before && isSameTile(tile, before) ? before : tile;
    });
    const isSame = next.length === last.length && next.every((tile, at) => tile === last[at]);
    if (!isSame) last = next;
    return last;
  };
}

const isUnchanged = (a: RoomState, b: RoomState): boolean =>
  a.members === b.members &&
  a.stage === b.stage &&
  a.remote === b.remote &&
  a.own === b.own &&
  a.screen === b.screen &&
  a.channel === b.channel &&
  a.me === b.me;

/** The uid in the spotlight for everyone; null for nobody (LHST-13). */
export const spotlightUid = ({ channel }: RoomState): Uid | null =>
  channel.setHomeUid === undefined ? null : Number(channel.setHomeUid);

/** The spotlight and the shared screen are always included. */
function firstTwelve(tiles: readonly StageTile[], spotlight: Uid | null): readonly StageTile[] {
  if (tiles.length <= LIVE_TILES_MAX) return tiles;
  const isLarge = ({ uid, kind }: StageTile): boolean => kind === 'screen' || uid === spotlight;
  const isRequested = (tile: StageTile): boolean => tile.hasVideo || isLarge(tile);
  const withVideo = tiles
    .filter(isRequested)
    .sort((a, b) => Number(isLarge(b)) - Number(isLarge(a)));
  const without = tiles.filter((tile) => !isRequested(tile));
  const chosen = new Set([...withVideo, ...without].slice(0, LIVE_TILES_MAX));
  return tiles.filter((tile) => chosen.has(tile));
}

/** Whether the meeting is running without its host, for example during a reload or a lost connection. */
export const isHostAway = ({ live, stage, members }: RoomState): boolean =>
  live.state === 'streaming' &&
  !stage.some((uid) => {
    const member = members.get(uid);
    return member?.role === 'broadcaster' && member.isOnline;
  });

/** Selects members with raised hands in the order of raising; the same array until one changes. */
export function makeHandQueue(): (state: RoomState) => readonly Member[] {
  let last: readonly Member[] = [];
  return ({ hands, members }) => {
    const next = hands.flatMap((uid) => members.get(uid) ?? []);
    const isSame = next.length === last.length && next.every((member, at) => member === last[at]);
    if (!isSame) last = next;
    return last;
  };
}

/** Returns the uid of a row in the audience list, counted from 0; undefined until its page has loaded. */
export const audienceUidAt = ({ audience }: RoomState, row: number): Uid | undefined =>
  audience.pages.get(Math.floor(row / AUDIENCE_PAGE_SIZE) + 1)?.[row % AUDIENCE_PAGE_SIZE];
