export { NO_TRIAL, TrialController } from './TrialController.ts';
export type { TrialState } from './TrialController.ts';
