export * from './VipPlans.tsx';
