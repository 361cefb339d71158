import { registerFileOwner } from '#modules/files/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { endCanceledLives, tellEnd } from './endCanceledLives.ts';
import { forgetUser } from './forgetUser.ts';
import { liveRoutes } from './routes.ts';
import { seesBackground } from './seesBackground.ts';
import { LIVE_BACKGROUND } from './setBackground.ts';

export { openLive } from './openLive.ts';

registerFileOwner(LIVE_BACKGROUND, seesBackground);

export const live = defineModule({
  name: 'live',
  register: liveRoutes,
  jobs: [tellEnd],
  events: [forgetUser, endCanceledLives],
});
