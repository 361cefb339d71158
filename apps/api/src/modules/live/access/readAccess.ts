import { and, eq, sql } from 'drizzle-orm';
import { visibleTo } from '#modules/events/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { ppvCards } from '#modules/cards/tables.ts';
import { needsToPay, readEventRoles } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { registrations } from '#modules/registrations/tables.ts';
import { vipTimeline } from '#modules/vip/index.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { MemberRow } from '../tables.ts';
import { decideAccess } from './decideAccess.ts';
import type { Access, AccessFacts } from './decideAccess.ts';

/** One person and one meeting whose access is read. */
export interface AccessRequest {
  readonly meetingId: number;
  readonly viewer: Viewer;
  readonly member: MemberRow | undefined;
  readonly now: Date;
}

/** A person's access, with the event to link to. */
export interface AccessAnswer {
  readonly access: Access;
  readonly eventId: number;
  /** True once the live session of the meeting has ended. */
  readonly isOver: boolean;
}

/**
 * Reads a person’s access to a meeting now: one query for audience members, one or two more for
 * people with a possible seat of the event.
 *
 * @returns undefined if the meeting is unknown
 */
export async function readAccess(
  db: Database,
  request: AccessRequest,
): Promise<AccessAnswer | undefined> {
  const { viewer, now, member } = request;
  const found = await findMeeting(db, request);
  if (found === undefined) return undefined;
  const { meeting, event, registration, order } = found;
  const bought =
    order === null || order.cardRevokedAt !== null
      ? null
      : order.paidWith === 'ppv'
        ? 'card'
        : 'bought';
  const facts: AccessFacts = {
    meeting,
    canceledAt: meeting.canceledAt ?? event.canceledAt,
    viewer,
    hasEventRole: false,
    isVisible: found.isVisible,
    registration: registration ?? undefined,
    bought,
    member,
    viewerThen: await viewerAtJoining(db, request, needsToPay(meeting, viewer, bought, now)),
    now,
  };
  const asListener = decideAccess(facts);
  const isSettled =
    'ground' in asListener && (member === undefined || member.eventRole === 'audience');
  const about = { eventId: event.id, isOver: meeting.endedAt !== null };
  if (isSettled) return { access: asListener, ...about };
  const eventRoles = await readEventRoles(
    db,
    [{ meeting, organizerId: event.organizerId }],
    viewer,
  );
  return {
    access: decideAccess({ ...facts, hasEventRole: eventRoles.has(meeting.id) }),
    ...about,
  };
}

async function findMeeting(db: Database, { meetingId, viewer, now }: AccessRequest) {
  const userId = viewer.userId ?? 0;
  const [found] = await db
    .select({
      meeting: meetings,
      event: {
        id: investorEvents.id,
        organizerId: investorEvents.organizerId,
        canceledAt: investorEvents.canceledAt,
      },
      isVisible: sql<boolean>`(${visibleTo({ viewer, now })})`,
      registration: registrations,
      order: { paidWith: orders.paidWith, cardRevokedAt: ppvCards.revokedAt },
      orderId: orders.id,
    })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .leftJoin(
      registrations,
      and(eq(registrations.meetingId, meetings.id), eq(registrations.userId, userId)),
    )
    .leftJoin(
      orders,
      and(
        eq(orders.userId, userId),
        eq(orders.productType, 'Agora::Live'),
        eq(orders.productId, meetings.id),
        eq(orders.state, 'paid'),
      ),
    )
    .leftJoin(ppvCards, eq(ppvCards.id, orders.cardId))
    .where(eq(meetings.id, meetingId));
  if (found === undefined) return undefined;
  return { ...found, order: found.orderId === null ? null : found.order };
}

/**
 * Returns the person with the VIP they had when joining, ignoring grants revoked since.
 *
 * @returns undefined if it decides nothing
 */
async function viewerAtJoining(
  db: Database,
  { viewer, member }: AccessRequest,
  owesNow: boolean,
): Promise<Viewer | undefined> {
  const joinedAt = member?.entitledAt ?? null;
  if (!owesNow || joinedAt === null || viewer.userId === undefined) return undefined;
  const grants = await db.select().from(vipGrants).where(eq(vipGrants.userId, viewer.userId));
  const vip = vipTimeline(
    grants.filter(({ revokedAt }) => revokedAt === null),
    joinedAt,
  );
  const { vipUntil: _until, vipLevel: _level, ...plain } = viewer;
  return vip === undefined ? plain : { ...plain, vipUntil: vip.expiresAt, vipLevel: vip.level };
}
