export * from './Keypad.tsx';
export type { KeypadKey } from './keypadKeys.ts';
