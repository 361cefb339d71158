export * from './LanguageSwitch.tsx';
