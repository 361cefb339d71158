export * from './SectionTabs.tsx';
