export * from './ResearchScreen.tsx';
