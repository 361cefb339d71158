export { VirtualClock } from '../../time/VirtualClock.ts';
export type { FakeDevices } from './FakeDevices.ts';
export { FakeHub } from './FakeHub.ts';
export { FakeRtc } from './FakeRtc.ts';
export { FakeRtm } from './FakeRtm.ts';
export type { MakeMedia } from './fakeMedia.ts';
