import { viewerOfUser } from '#modules/accounts/index.ts';
import type { GoodsProvider } from '#modules/goods/index.ts';
import { CANCELABLE, workAccessOf } from '#modules/meetings/index.ts';
import { offersFor } from '#modules/offers/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { endRegistration } from './endRegistration.ts';
import { findMeeting, lockMeeting } from './lockMeeting.ts';
import { meetingGoods } from './meetingGoods.ts';
import { chooseSlot } from './chooseSlot.ts';
import { checkOpen, takePlace } from './takePlace.ts';

/** How meetings are sold: the payment registers, the refund cancels, in the same transaction. */
export const liveGoods: GoodsProvider = {
  type: 'Agora::Live',
  notFound: 'eventNotFound',

  async read(db, id, { viewer, now, lock }) {
    const reader = { viewer, now };
    const facts = lock ? await lockMeeting(db, id, reader) : await findMeeting(db, id, reader);
    return facts === undefined ? undefined : meetingGoods(db, facts, reader);
  },

  async offers(db, goods, reader) {
    const facts = await findMeeting(db, goods.id, reader);
    if (facts === undefined || goods.price === null) return [];
    return offersFor(
      { goodsType: 'Agora::Live', ...workAccessOf(facts.meeting) },
      reader.viewer,
      facts.cards,
      reader.now,
    );
  },

  async deliver(tx, deps, sale) {
    const now = deps.clock.now();
    const viewer = await viewerOfUser({ ...deps, db: tx }, sale.userId, 'en');
    const facts = await findMeeting(tx, sale.goodsId, { viewer, now });
    if (facts === undefined) throw new AppError('meetingNotFound');
    const { registration, meeting } = facts;
    const isSettled =
      registration !== undefined &&
      !['prepending', 'rejected', 'canceled'].includes(registration.state);
    if (isSettled) return;
    const slot = chooseSlot(facts, [], now);
    checkOpen(facts, slot, now);
    const state = meeting.needsApproval ? 'pending' : 'registered';
    await takePlace(tx, deps, facts, { userId: sale.userId, slot, state, heldUntil: null });
  },

  async takeBack(tx, deps, sale) {
    const now = deps.clock.now();
    const viewer = await viewerOfUser({ ...deps, db: tx }, sale.userId, 'en');
    const facts = await findMeeting(tx, sale.goodsId, { viewer, now });
    const { registration } = facts ?? {};
    if (registration === undefined || !CANCELABLE.includes(registration.state)) return;
    await endRegistration(tx, deps, registration, { actor: sale.actor, refunded: true });
  },
};
