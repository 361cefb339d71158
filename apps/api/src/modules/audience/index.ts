import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { audienceTrials } from './tables.ts';

export { canRead, isTrialDecisive } from './canRead.ts';
export type { Audience, AudienceViewer, ReadersAudience } from './canRead.ts';
export {
  audienceClass,
  audienceColumn,
  audienceParameters,
  audiencePlaceholders,
  canBeSeenBy,
  canSee,
  plainAudienceColumn,
  seesTheSame,
} from './canSee.ts';
export type { AudienceClass } from './canSee.ts';
export { audienceFor, audienceOf, putAudience } from './putAudience.ts';
export type { AudienceSubject } from './putAudience.ts';
export { restrictedContact } from './restrictedContact.ts';
export type { RestrictedContact } from './restrictedContact.ts';
export { takeTrial } from './takeTrial.ts';
export { canSeeEvent, classSeesEvent } from './canSeeEvent.ts';

export const audience = defineModule({
  name: 'audience',
  ownData: [keepRows(audienceTrials.userId)],
});
