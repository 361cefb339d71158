export * from './VipTrialForm.tsx';
