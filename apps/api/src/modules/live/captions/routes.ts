import type { FastifyInstance } from 'fastify';
import { asksOf } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readCaptions } from './readCaptions.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';
import { startCaptions } from './startCaptions.ts';
import { stopCaptions } from './stopCaptions.ts';

/** Mounts the caption routes. */
export function captionRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = asksOf(deps);
  // Follows the sessions from startup, because captions of a killed server must be ended.
  runningCaptionsOf(deps);
  mount(app, 'getCaptions', (call) =>
    readCaptions(deps, { ...asks(call), before: call.query.before }),
  );
  mount(app, 'postCaptions', (call) =>
    startCaptions(deps, { ...asks(call), language: call.body.language }),
  );
  mount(app, 'deleteCaptions', (call) => stopCaptions(deps, asks(call)));
}
