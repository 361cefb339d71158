export * from './PersonalCenterMenu.tsx';
