import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { notify } from '#modules/notices/index.ts';

/** A new user finds a first notice that leads to what he can choose to follow. */
export const welcome = onEvent('user.registered', 'accounts.welcome', async (event, tx) => {
  await notify(tx, event.at, Number(event.subject.id), 'welcome', {}, '/signup/chooseFocus');
});
