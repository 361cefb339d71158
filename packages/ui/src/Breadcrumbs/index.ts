export * from './Breadcrumbs.tsx';
