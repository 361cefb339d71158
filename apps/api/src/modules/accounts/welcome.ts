import { onEvent } from '#platform/outbox/onEvent.ts';
import { notify } from '#modules/notices/index.ts';

/** Writes the first notice to a new user, with a link to the topics they can follow. */
export const welcome = onEvent('user.registered', 'accounts.welcome', async (event, tx, deps) => {
  const userId = Number(event.subject.id);
  await notify(tx, deps, { at: event.at, userId, kind: 'welcome', link: '/signup/chooseFocus' });
});
