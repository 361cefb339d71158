import { matrix } from '../../story/matrix.ts';
import type { IdentityStatusProps } from './IdentityStatus.tsx';

/** The sample provides status names, people and reasons. */
export const identityStatusStates = matrix<IdentityStatusProps>({
  state: ['none', 'pending', 'passed', 'rejected', 'dismissed'],
});
