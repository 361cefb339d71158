import { defineRoute } from '../app/defineRoute.ts';
import { firstPage } from '../features/personal-center/firstPage.ts';

/** Opens the reader's first page of the account menu (PROF-01). */
export default defineRoute({
  load: ({ redirect, menus, user }) =>
    Promise.resolve(redirect(firstPage(menus.account, user?.capabilities ?? []))),
  head: ({ t }) => ({ title: t('screen.personalCenter'), isHidden: true }),
  Screen: () => null,
});
