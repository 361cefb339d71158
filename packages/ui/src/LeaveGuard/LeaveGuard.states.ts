import { matrix } from '../story/matrix.ts';
import type { LeaveGuardProps } from './LeaveGuard.tsx';

/** One question is open at a time, so each state is a story of its own. */
export const leaveGuardStates = matrix<Pick<LeaveGuardProps, 'isActive' | 'isAsking'>>(
  { isActive: [true, false], isAsking: [true, false] },
  ({ isActive, isAsking }) => isAsking === true && isActive === false,
);
