export * from './ChooseFocusScreen.tsx';
