export * from './ReturnFigure.tsx';
