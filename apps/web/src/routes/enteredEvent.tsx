import { defineRoute } from '../app/defineRoute.ts';
import { EnteredEventsFeature } from '../features/event/EnteredEventsFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.enteredEvent'), isHidden: true }),
  Screen: EnteredEventsFeature,
});
