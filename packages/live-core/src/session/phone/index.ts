export type { CallInput, PhoneApi, PhonePassword, PhoneTarget } from './PhoneApi.ts';
export { NO_PHONES, phoneKey } from './PhoneState.ts';
export type { PhoneState } from './PhoneState.ts';
export { PhoneTool } from './PhoneTool.ts';
export type { CallOrder } from './PhoneTool.ts';
