import { eq } from 'drizzle-orm';
import { investorEvents } from '#modules/events/tables.ts';
import type { Goods } from '#modules/goods/index.ts';
import { boughtBy, meetingRun, needsToPay, runState } from '#modules/meetings/index.ts';
import type { MeetingFacts, MeetingReader } from '#modules/meetings/index.ts';
import type { Database } from '#platform/database/Database.ts';

/** The key of a meeting's goods. */
export const meetingGoodsKey = (meetingId: number): string => `Agora::Live:${meetingId}`;

/** Where the site shows the event of a meeting. */
export const eventPath = (eventId: number): string => `/eventDetail/${eventId}`;

/** How a meeting is sold: for sale until it is over, to who may take part once it is paid. */
export async function meetingGoods(
  db: Database,
  facts: MeetingFacts,
  { viewer, now }: MeetingReader,
): Promise<Goods> {
  const { meeting } = facts;
  const [event] = await db
    .select()
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId));
  const run = runState(meetingRun(facts), now);
  const isOpen = run === 'planned' || run === 'ongoing';
  const mayTakePart = !meeting.certifiedOnly || viewer.certified;
  // What is paid stays for sale in name: a second purchase hears that it is bought.
  const isCharged = needsToPay(meeting, viewer, null, now) || boughtBy(facts) !== null;
  const forSale = isOpen && mayTakePart && isCharged && !meeting.onlyVip;
  return {
    type: 'Agora::Live',
    id: meeting.id,
    key: meetingGoodsKey(meeting.id),
    repeatable: false,
    title: { sc: event?.scName ?? null, tc: event?.tcName ?? null, en: event?.enName ?? null },
    summary: {
      sc: event?.scSummary ?? null,
      tc: event?.tcSummary ?? null,
      en: event?.enSummary ?? null,
    },
    path: eventPath(meeting.eventId),
    price: forSale ? meeting.currentPriceCents : null,
    originalPrice: forSale ? meeting.originalPriceCents : null,
    cardFlag: forSale && meeting.ppvAllowed ? 'live' : null,
    startsAt: run === 'planned' ? meeting.startsAt : undefined,
  };
}
