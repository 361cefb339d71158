import { onEvent } from '#platform/outbox/onEvent.ts';
import { notify } from '#modules/notices/index.ts';

/** Notifies a user that staff granted them VIP. */
export const notifyVipGranted = onEvent('vip.granted', 'vip.notifyUser', async (event, tx) => {
  const { userId, days } = event.payload;
  if (typeof userId !== 'number' || typeof days !== 'number') return;
  await notify(tx, event.at, userId, 'vipGranted', { days }, '/vip_details');
});
