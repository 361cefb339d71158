import { onEvent } from '#platform/outbox/onEvent.ts';
import { notify } from '#modules/notices/index.ts';

/** Notifies a user that staff granted them VIP. */
export const notifyVipGranted = onEvent(
  'vip.granted',
  'vip.notifyUser',
  async (event, tx, deps) => {
    const { userId, days } = event.payload;
    if (typeof userId !== 'number' || typeof days !== 'number') return;
    await notify(tx, deps, {
      at: event.at,
      userId,
      kind: 'vipGranted',
      values: { days },
      link: '/vip_details',
    });
  },
);
