import type { Database } from '#platform/database/Database.ts';

/** Returns whether a playback of an event is expected. */
export type IsPlaybackComing = (db: Database, eventId: number) => Promise<boolean>;

let maker: IsPlaybackComing | undefined;

/**
 * Registers the module that makes playbacks of events (EVT-31). Call it once, where that module is
 * defined.
 */
export function registerPlaybackMaker(isComing: IsPlaybackComing): void {
  maker = isComing;
}

/** Returns whether a playback of an event is being made. */
export const isPlaybackComing: IsPlaybackComing = async (db, eventId) =>
  maker !== undefined && maker(db, eventId);
