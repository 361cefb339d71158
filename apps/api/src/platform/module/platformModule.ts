import { sweepPlatform } from '#platform/operations/sweepPlatform.ts';
import { takeClientErrors } from '#platform/operations/takeClientErrors.ts';
import { deliverEvent } from '#platform/outbox/deliverEvent.ts';
import { defineModule } from './defineModule.ts';

/** The platform's own jobs and calls, listed like a module's. */
export const platformModule = defineModule({
  name: 'platform',
  routes: takeClientErrors,
  jobs: [deliverEvent, sweepPlatform],
});
