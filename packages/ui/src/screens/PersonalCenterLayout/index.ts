export * from './PersonalCenterLayout.tsx';
