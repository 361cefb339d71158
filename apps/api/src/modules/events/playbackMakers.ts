import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** A module that makes playbacks of events (EVT-31). */
export interface PlaybackMaker {
  /** Returns whether it is making a playback of an event. */
  isComing: (db: Database, eventId: number) => Promise<boolean>;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    playbackMakers: PlaybackMaker;
  }
}

/** Returns whether a playback of an event is being made. */
export async function isPlaybackComing(
  { db, contributed }: Pick<Deps, 'db' | 'contributed'>,
  eventId: number,
): Promise<boolean> {
  for (const maker of contributed('playbackMakers')) {
    if (await maker.isComing(db, eventId)) return true;
  }
  return false;
}
