export * from './EventMaterials.tsx';
