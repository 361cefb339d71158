export * from './BrandPanel.tsx';
