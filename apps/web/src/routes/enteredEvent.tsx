import { registrationRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { EnteredEventsPage } from '../features/event/EnteredEventsPage.tsx';

export default defineRoute({
  calls: [registrationRoutes],
  head: ({ t }) => ({ title: t('screen.enteredEvent'), isHidden: true }),
  Screen: EnteredEventsPage,
});
