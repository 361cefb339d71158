export * from './allStates.tsx';
export * from './matrix.ts';
export * from './sample.ts';
export * from './StateGrid.tsx';
export * from './pageTranslator.ts';
export * from './pressEach.ts';
