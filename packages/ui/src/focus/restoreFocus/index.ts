export * from './restoreFocus.ts';
