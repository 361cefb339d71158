export { MediaCheck } from './MediaCheck.ts';
export type { MediaCheckDeps } from './MediaCheck.ts';
export { NOT_CHECKED } from './MediaCheckState.ts';
export type {
  CheckedConnection,
  CheckProblem,
  CheckResult,
  CheckStep,
  MediaCheckState,
} from './MediaCheckState.ts';
