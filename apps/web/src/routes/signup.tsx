import { defineRoute } from '../app/defineRoute.ts';
import { SignUpFeature } from '../features/auth/SignUpFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.signup'), isHidden: true }),
  Screen: SignUpFeature,
});
