export * from './FilmPlayer.tsx';
