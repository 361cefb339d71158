export { createPageRenderer } from './server/createPageRenderer.tsx';
