import { noticeRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { NoticesPage } from '../features/personal-center/NoticesPage.tsx';

export default defineRoute({
  calls: [noticeRoutes],
  head: ({ t }) => ({ title: t('screen.notices'), isHidden: true }),
  Screen: NoticesPage,
});
