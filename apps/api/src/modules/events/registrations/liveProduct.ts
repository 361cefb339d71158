import { and, eq, inArray } from 'drizzle-orm';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { visibleTo } from '../listEvents.ts';
import { investorEvents } from '../tables.ts';
import type { ProductProvider } from '#modules/products/index.ts';
import { CANCELABLE } from '../meetings/toRegistrationResponse.ts';
import { meetingRun } from '../meetings/meetingState.ts';
import { runState } from '../meetings/runState.ts';
import { workAccessOf } from '../meetings/meetingAccess.ts';
import { meetings } from '../meetings/tables.ts';
import { offersFor } from '#modules/offers/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { endRegistration } from './endRegistration.ts';
import { findMeeting, lockMeeting, readAnyMeeting } from './lockMeeting.ts';
import { eventPath, meetingProduct } from './meetingProduct.ts';
import { chooseSlot } from './chooseSlot.ts';
import { checkOpen, takeSeat } from './takeSeat.ts';

/** Sells meetings: the payment registers and the refund cancels, in the same transaction. */
export const liveProduct: ProductProvider = {
  type: 'Agora::Live',
  orders: {
    kindText: 'money.mail.kind.meeting',
    refundText: 'refundRule.live',
    movement: 'purchase',
  },
  notFound: 'eventNotFound',

  async read(db, id, { viewer, now, lock }) {
    const reader = { viewer, now };
    const facts = lock ? await lockMeeting(db, id, reader) : await findMeeting(db, id, reader);
    return facts === undefined ? undefined : meetingProduct(db, facts, reader);
  },

  async paths(db, ids, reader) {
    const found = await db
      .select({ id: meetings.id, eventId: meetings.eventId })
      .from(meetings)
      .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
      .where(and(inArray(meetings.id, [...ids]), visibleTo(reader)));
    return new Map(found.map(({ id, eventId }) => [id, eventPath(eventId)]));
  },

  async offers(db, product, reader) {
    const facts = await findMeeting(db, product.id, reader);
    if (facts === undefined || product.price === null) return [];
    return offersFor(
      { productType: 'Agora::Live', ...workAccessOf(facts.meeting) },
      reader.viewer,
      facts.cards,
      reader.now,
    );
  },

  async deliver(tx, deps, sale) {
    const now = deps.clock.now();
    const viewer = await viewerOfUser({ ...deps, db: tx }, sale.userId, 'en');
    const facts = await findMeeting(tx, sale.productId, { viewer, now });
    if (facts === undefined) throw new AppError('meetingNotFound');
    const { registration, meeting } = facts;
    const isSettled =
      registration !== undefined &&
      !['prepending', 'rejected', 'canceled'].includes(registration.state);
    if (isSettled) return;
    const slot = chooseSlot(facts, [], now);
    checkOpen(facts, slot, now);
    const state = meeting.needsApproval ? 'pending' : 'registered';
    await takeSeat(tx, deps, facts, { userId: sale.userId, slot, state, heldUntil: null });
  },

  async takeBack(tx, deps, sale) {
    const now = deps.clock.now();
    const viewer = await viewerOfUser({ ...deps, db: tx }, sale.userId, 'en');
    const facts = await readAnyMeeting(tx, sale.productId, { viewer, now });
    const { registration } = facts ?? {};
    if (facts === undefined || registration === undefined) return;
    // Members who attended keep their attendance, even after a refund.
    const hasBegun = runState(meetingRun(facts), now) !== 'planned';
    const attended = registration.state === 'checkedin' && hasBegun;
    if (attended || !CANCELABLE.includes(registration.state)) return;
    await endRegistration(tx, deps, registration, { actor: sale.actor, refunded: true });
  },
};
