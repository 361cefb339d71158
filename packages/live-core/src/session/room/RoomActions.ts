import { makeChatActions } from './actions/ChatActions.ts';
import type { ChatActions } from './actions/ChatActions.ts';
import { makeLifecycleActions } from './actions/LifecycleActions.ts';
import type { LifecycleActions } from './actions/LifecycleActions.ts';
import { makeMediaActions } from './actions/MediaActions.ts';
import type { MediaActions } from './actions/MediaActions.ts';
import { makeMemberActions } from './actions/MemberActions.ts';
import type { MemberActions } from './actions/MemberActions.ts';
import { makePlaybackActions } from './actions/PlaybackActions.ts';
import type { PlaybackActions } from './actions/PlaybackActions.ts';
import { ServerChanges } from './actions/ServerChanges.ts';
import { makeSettingActions } from './actions/SettingActions.ts';
import type { SettingActions } from './actions/SettingActions.ts';
import { makeViewActions } from './actions/ViewActions.ts';
import type { ViewActions } from './actions/ViewActions.ts';
import type { RoomController } from './RoomController.ts';
import type { RoomLifecycle } from './RoomLifecycle.ts';

/**
 * Every action a user can take in the room. A failed action rejects with `LiveError` and leaves the state
 * unchanged (ERR-48). Running actions are listed in `pending`.
 * The functions are bound: each can be passed on alone.
 */
export interface RoomActions
  extends
    LifecycleActions,
    MediaActions,
    PlaybackActions,
    MemberActions,
    ChatActions,
    ViewActions,
    SettingActions {}

/** Creates all actions of a room; each one rejects with a `LiveError`. */
export function makeRoomActions(room: RoomController, entry: RoomLifecycle): RoomActions {
  const server = new ServerChanges(room);
  return {
    ...makeLifecycleActions(room, entry),
    ...makeMediaActions(room, server),
    ...makePlaybackActions(room, entry),
    ...makeMemberActions(room, server),
    ...makeChatActions(room),
    ...makeViewActions(room),
    ...makeSettingActions(room, server),
  };
}
