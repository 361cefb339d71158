export * from './DialOutForm.tsx';
export type { CallActs, DialOutCall } from './CallRow.tsx';
export type { CalledRole, CallTarget } from './callTarget.ts';
