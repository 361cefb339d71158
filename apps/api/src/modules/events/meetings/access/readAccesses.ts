import { and, eq, inArray, sql } from 'drizzle-orm';
import { canSeeEvent } from '#modules/audience/index.ts';
import { ppvCards } from '#modules/cards/tables.ts';
import { investorEvents } from '../../tables.ts';
import type { MemberRow } from '#modules/live/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import type { OrderRow } from '#modules/orders/tables.ts';
import type { EntitlementSource } from '#modules/products/index.ts';
import { registrations } from '../../registrations/tables.ts';
import type { RegistrationRow } from '../../registrations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { needsToPay } from '../meetingAccess.ts';
import { readEventRoles } from '../readEventRoles.ts';
import { meetings } from '../tables.ts';
import type { MeetingRow } from '../tables.ts';
import { decideAccess } from './decideAccess.ts';
import type { AccessDecision, AccessFacts } from './decideAccess.ts';
import { readVipAtJoining } from './readVipAtJoining.ts';

/** One person and the meetings whose access is read. */
export interface AccessesRequest {
  readonly meetingIds: readonly number[];
  readonly viewer: Viewer;
  /** The person as a member of the rooms that they joined, by meeting ID. */
  readonly members: ReadonlyMap<number, MemberRow>;
  readonly now: Date;
}

/** A person’s access to a meeting, with the rows that decide it. */
export interface MeetingAccess {
  readonly access: AccessDecision;
  readonly meeting: MeetingRow;
  readonly isVisible: boolean;
  readonly registration: RegistrationRow | undefined;
  /** The paid order of the person, even if its card was revoked. */
  readonly order: OrderRow | undefined;
  /** How the person paid; null without a valid payment. */
  readonly bought: EntitlementSource | null;
}

/**
 * Reads a person’s access to meetings now, by meeting ID: one query for audience members, one or
 * two more for people with a possible seat of an event or with VIP at joining, however many
 * meetings they are.
 */
export async function readAccesses(
  db: Database,
  request: AccessesRequest,
): Promise<Map<number, MeetingAccess>> {
  const { viewer, members, now } = request;
  const found = await findRows(db, request);
  const owing = found.filter(({ meeting, bought }) => needsToPay(meeting, viewer, bought, now));
  const vipThen = await readVipAtJoining(
    db,
    viewer,
    owing.flatMap(({ meeting }) => members.get(meeting.id) ?? []),
  );
  const listeners = found.map((row) => {
    const { meeting, event, isVisible, registration, bought } = row;
    const member = members.get(meeting.id);
    const facts: AccessFacts = {
      meeting,
      canceledAt: meeting.canceledAt ?? event.canceledAt,
      viewer,
      hasEventRole: false,
      isVisible,
      registration,
      bought,
      member,
      viewerThen: member && vipThen.get(member.id),
      now,
    };
    return { ...row, facts, access: decideAccess(facts) };
  });
  const unsettled = listeners.filter(({ access, facts: { meeting } }) => {
    const member = members.get(meeting.id);
    const isListener = member === undefined || member.eventRole === 'audience';
    return 'refusal' in access || !isListener;
  });
  const eventRoles = await readEventRoles(
    db,
    unsettled.map(({ meeting, event }) => ({ meeting, organizerId: event.organizerId })),
    viewer,
  );
  return new Map(
    listeners.map(({ facts, access, ...row }) => {
      const hasEventRole = eventRoles.has(row.meeting.id);
      const settled = hasEventRole ? decideAccess({ ...facts, hasEventRole }) : access;
      return [row.meeting.id, { ...row, access: settled }];
    }),
  );
}

async function findRows(db: Database, { meetingIds, viewer, now }: AccessesRequest) {
  const userId = viewer.userId ?? 0;
  const found = await db
    .select({
      meeting: meetings,
      event: { organizerId: investorEvents.organizerId, canceledAt: investorEvents.canceledAt },
      isVisible: sql<boolean>`(${canSeeEvent({ viewer, now })})`,
      registration: registrations,
      order: orders,
      cardRevokedAt: ppvCards.revokedAt,
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
    .where(inArray(meetings.id, [...meetingIds]));
  return found.map(({ registration, order, cardRevokedAt, ...row }) => ({
    ...row,
    registration: registration ?? undefined,
    order: order ?? undefined,
    bought: order === null || cardRevokedAt !== null ? null : sourceOf(order),
  }));
}

const sourceOf = ({ paidWith }: OrderRow): EntitlementSource =>
  paidWith === 'ppv' ? 'card' : 'bought';
