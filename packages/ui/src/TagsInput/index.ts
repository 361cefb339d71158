export * from './TagsInput.tsx';
