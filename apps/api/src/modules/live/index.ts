import { registerFileOwner } from '#modules/files/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { endCanceledLives, tellEnd } from './endCanceledLives.ts';
import { forgetUser } from './forgetUser.ts';
import { liveRoutes } from './routes.ts';
import { convertFile } from './preview/convertFile.ts';
import { LIVE_PREVIEW } from './preview/previewKinds.ts';
import { previewRoutes } from './preview/routes.ts';
import { seesLiveFiles } from './seesLiveFiles.ts';
import { LIVE_BACKGROUND } from './setBackground.ts';

export { openLive } from './openLive.ts';

registerFileOwner(LIVE_BACKGROUND, seesLiveFiles);
registerFileOwner(LIVE_PREVIEW, seesLiveFiles);

export const live = defineModule({
  name: 'live',
  register(app, deps) {
    liveRoutes(app, deps);
    previewRoutes(app, deps);
  },
  jobs: [tellEnd, convertFile],
  events: [forgetUser, endCanceledLives],
});
