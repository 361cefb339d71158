export type { CallInput, PhoneApi, PhonePassword, PhoneTarget } from './PhoneApi.ts';
export { NO_PHONES, phoneKey } from './PhoneState.ts';
export type { PhoneState } from './PhoneState.ts';
export { PhoneController } from './PhoneController.ts';
export type { CallOrder } from './PhoneController.ts';
