export * from './ConsoleShell.tsx';
