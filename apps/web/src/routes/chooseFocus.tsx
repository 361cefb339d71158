import { defineRoute } from '../app/defineRoute.ts';
import { ChooseFocusFeature } from '../features/auth/ChooseFocusFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.chooseFocus'), isHidden: true }),
  Screen: ChooseFocusFeature,
});
