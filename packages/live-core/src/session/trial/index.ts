export { NO_TRIAL, TrialTool } from './TrialTool.ts';
export type { TrialState } from './TrialTool.ts';
