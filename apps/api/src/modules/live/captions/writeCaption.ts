import { eq } from 'drizzle-orm';
import type { CaptionLanguage, CaptionLine, Uid } from '@rostra/contract/live';
import { nameOf, readMembers } from '#modules/live/members/LiveMember.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { readLive } from '#modules/live/members/memberContext.ts';
import { liveMembers } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { captionLineOf } from './captionLineOf.ts';
import { liveCaptions } from './tables.ts';

/** A transcribed line of one speaker. */
export interface Understood {
  readonly liveId: number;
  readonly uid: Uid;
  readonly text: string;
  readonly language: CaptionLanguage;
  readonly second: number;
}

/**
 * Stores a caption line and publishes it to everyone in the room. Lines of members removed or
 * hidden meanwhile, and lines after the end, are dropped.
 */
export async function writeCaption(
  deps: Deps,
  { liveId, uid, text, language, second }: Understood,
): Promise<CaptionLine | undefined> {
  const live = await readLive(deps.db, liveId);
  const [speaker] = await readMembers(deps.db, liveId, eq(liveMembers.id, uid));
  if (live.state !== 'streaming' || speaker === undefined || speaker.hide) return undefined;
  const [row] = await deps.db
    .insert(liveCaptions)
    .values({
      liveId,
      uid,
      speaker: nameOf(speaker),
      body: text,
      lang: language,
      second,
      createdAt: deps.clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error('A line was not written.');
  const line = captionLineOf(row);
  roomsOf(deps).send(live.channel, { type: 'caption', line });
  return line;
}
