import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { audienceTrials } from './tables.ts';

export { canFind, canRead } from './canRead.ts';
export type { Audience, AudienceViewer } from './canRead.ts';
export {
  audienceClass,
  audienceColumn,
  audienceParameters,
  audiencePlaceholders,
  canBeSeenBy,
  canSee,
} from './canSee.ts';
export type { AudienceClass } from './canSee.ts';
export { audienceFor, audienceOf, putAudience } from './putAudience.ts';
export type { AudienceSubject } from './putAudience.ts';
export { restrictedContact } from './restrictedContact.ts';
export type { RestrictedContact } from './restrictedContact.ts';
export { takeTrial } from './takeTrial.ts';
export { canSeeEvent } from './canSeeEvent.ts';

export const audience = defineModule({
  name: 'audience',
  ownData: [keepRows(audienceTrials.userId)],
});
