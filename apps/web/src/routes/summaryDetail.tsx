export { articleRoute as default } from '../features/article/articleRoute.ts';
