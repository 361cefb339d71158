import { onEvent } from '#platform/outbox/onEvent.ts';
import { notify } from '#modules/notices/index.ts';

/** Writes the first notice to a new user, with a link to the topics they can follow. */
export const welcome = onEvent('user.registered', 'accounts.welcome', async (event, tx) => {
  await notify(tx, event.at, Number(event.subject.id), 'welcome', {}, '/signup/chooseFocus');
});
