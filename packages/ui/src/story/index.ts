export * from './allStates.tsx';
export * from './matrix.ts';
export * from './samples/texts.ts';
export * from './StateGrid.tsx';
export * from './pageTranslator.ts';
export * from './pressEach.ts';
