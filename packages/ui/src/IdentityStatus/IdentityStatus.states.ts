import { matrix } from '../story/matrix.ts';
import type { IdentityStatusProps } from './IdentityStatus.tsx';

/** The words, names and reasons are the sample's. */
export const identityStatusStates = matrix<IdentityStatusProps>({
  state: ['none', 'pending', 'passed', 'rejected', 'dismissed'],
});
