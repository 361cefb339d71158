export * from './ImageUpload.tsx';
