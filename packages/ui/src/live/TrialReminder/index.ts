export * from './TrialReminder.tsx';
export { TRIAL_ENDING_SECONDS } from './trialPhase.ts';
