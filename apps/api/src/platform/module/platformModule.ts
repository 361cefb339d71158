import { sweepPlatform } from '#platform/operations/sweepPlatform.ts';
import { deliverEvent } from '#platform/outbox/deliverEvent.ts';
import { defineModule } from './defineModule.ts';

/** The platform's own jobs, listed like a module's. */
export const platformModule = defineModule({
  name: 'platform',
  jobs: [deliverEvent, sweepPlatform],
});
