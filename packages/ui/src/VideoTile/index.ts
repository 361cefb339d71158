export * from './VideoTile.tsx';
