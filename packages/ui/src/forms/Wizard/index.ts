export * from './Wizard.tsx';
