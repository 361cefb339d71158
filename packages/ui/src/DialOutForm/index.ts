export * from './DialOutForm.tsx';
export type { CallActs, DialOutCall } from './CallRow.tsx';
export type { CallTarget } from './callTarget.ts';
