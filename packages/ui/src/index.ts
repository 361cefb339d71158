export * from './Button/index.ts';
export * from './Icon/index.ts';
export * from './Spinner/index.ts';
export * from './TextProvider/index.ts';
export * from './UiProvider/index.ts';
