import type { ErrorName } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import { investorEvents } from '../tables.ts';
import type { Product } from '#modules/products/index.ts';
import { meetingRun } from '../meetings/meetingState.ts';
import { needsToPay } from '../meetings/meetingAccess.ts';
import { runState } from '../meetings/runState.ts';
import { wasRemoved } from '../meetings/access/decideAccess.ts';
import type { MeetingFacts, MeetingReader } from '../meetings/readMeetings.ts';
import type { Database } from '#platform/database/Database.ts';

/** Returns the key of a meeting's product. */
export const meetingProductKey = (meetingId: number): string => `Agora::Live:${meetingId}`;

/** Returns the path of the event of a meeting. */
export const eventPath = (eventId: number): string => `/eventDetail/${eventId}`;

/** Why a meeting that is over is not for sale: its order may still be open. */
const REFUSALS: Readonly<Partial<Record<ReturnType<typeof runState>, ErrorName>>> = {
  canceled: 'meetingCanceled',
  finished: 'meetingFinished',
};

/**
 * Describes a meeting as a product: for sale until it is over, to every viewer with the right to
 * attend once paid.
 */
export async function meetingProduct(
  db: Database,
  facts: MeetingFacts,
  { viewer, now }: MeetingReader,
): Promise<Product> {
  const { meeting } = facts;
  const [event] = await db
    .select()
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId));
  const run = runState(meetingRun(facts), now);
  const isOpen = run === 'planned' || run === 'ongoing';
  const mayAttend = !meeting.certifiedOnly || viewer.certified;
  // A paid meeting stays for sale, so that a second purchase is refused as already bought.
  const isCharged = needsToPay(meeting, viewer, null, now) || facts.bought !== null;
  const mayPurchase = isOpen && mayAttend && isCharged && !meeting.onlyVip;
  // A purchase would buy a removed person nothing.
  const forSale = mayPurchase && !wasRemoved(facts);
  return {
    type: 'Agora::Live',
    id: meeting.id,
    key: meetingProductKey(meeting.id),
    repeatable: false,
    title: { sc: event?.scName ?? null, tc: event?.tcName ?? null, en: event?.enName ?? null },
    summary: {
      sc: event?.scSummary ?? null,
      tc: event?.tcSummary ?? null,
      en: event?.enSummary ?? null,
    },
    path: eventPath(meeting.eventId),
    price: forSale ? meeting.currentPriceCents : null,
    refusal: REFUSALS[run],
    originalPrice: forSale ? meeting.originalPriceCents : null,
    cardFlag: forSale && meeting.ppvAllowed ? 'live' : null,
    startsAt: run === 'planned' ? meeting.startsAt : undefined,
  };
}
