import { defineRoute } from '../app/defineRoute.ts';
import { NoticesPage } from '../features/personal-center/NoticesPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.notices'), isHidden: true }),
  Screen: NoticesPage,
});
