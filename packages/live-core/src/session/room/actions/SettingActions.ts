import type { LiveLayout } from '@rostra/contract/live';
import type { RoomController } from '../RoomController.ts';
import type { ServerChanges } from './ServerChanges.ts';

/** The room's settings, which apply to everyone. */
export interface SettingActions {
  readonly setPublicChannel: (allow: boolean) => Promise<void>;
  /** Sets the announcement above the stage for everyone. @param text null clears it (LHST-15) */
  readonly setAnnouncement: (text: string | null) => Promise<void>;
  /** Puts a member in the spotlight for everyone. @param userId null clears it (LHST-13) */
  readonly setSpotlight: (userId: number | null) => Promise<void>;
  /** Sets the stage's background image for everyone. @param url a `file_url`; null removes it (LHST-16) */
  readonly setBackground: (url: string | null) => Promise<void>;
  /** Sets the stage layout for everyone (LHST-17). */
  readonly setLayout: (layout: LiveLayout) => Promise<void>;
}

/** Creates the actions on settings that hold for everyone in the room. */
export function makeSettingActions(room: RoomController, server: ServerChanges): SettingActions {
  return {
    setPublicChannel: (allow) =>
      room.run('publicChannel', async () => {
        await server.change(() => room.deps.api.putPublicChannel({ allow }));
      }),
    setAnnouncement: (text) =>
      room.run('announcement', async () => {
        await room.lists.take(() => room.deps.api.putAnnouncement({ announcement: text }));
      }),
    setSpotlight: (userId) =>
      room.run('spotlight', async () => {
        // The channel publishes it to everyone, including this user.
        await room.deps.api.postSetHomeScreen({ primary_user_id: userId });
      }),
    setBackground: (url) =>
      room.run('background', async () => {
        await room.deps.api.putBackground({ url });
      }),
    setLayout: (layout) =>
      room.run('layout', async () => {
        await room.deps.api.putLayout({ layout });
      }),
  };
}
