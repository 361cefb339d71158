import type { Database } from '#platform/database/Database.ts';

/** Whether something is on its way to be the playback of an event. */
export type IsPlaybackComing = (db: Database, eventId: number) => Promise<boolean>;

let maker: IsPlaybackComing | undefined;

/** Says who makes playbacks of events (EVT-31): call it once, where the module is defined. */
export function registerPlaybackMaker(isComing: IsPlaybackComing): void {
  maker = isComing;
}

/** Whether a playback of an event is being made. */
export const isPlaybackComing: IsPlaybackComing = async (db, eventId) =>
  maker !== undefined && maker(db, eventId);
