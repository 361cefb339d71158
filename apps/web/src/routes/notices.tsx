import { defineRoute } from '../app/defineRoute.ts';
import { NoticesFeature } from '../features/personal-center/NoticesFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.notices'), isHidden: true }),
  Screen: NoticesFeature,
});
