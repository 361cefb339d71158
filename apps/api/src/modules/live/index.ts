import { defineModule } from '#platform/module/defineModule.ts';
import { endCanceledLives, tellEnd } from './endCanceledLives.ts';
import { forgetUser } from './forgetUser.ts';
import { liveRoutes } from './routes.ts';

export { openLive } from './openLive.ts';

export const live = defineModule({
  name: 'live',
  register: liveRoutes,
  jobs: [tellEnd],
  events: [forgetUser, endCanceledLives],
});
