export { AgoraRtc } from './AgoraRtc.ts';
export type { AgoraRtcDeps } from './AgoraRtc.ts';
export { AgoraRtm } from './AgoraRtm.ts';
export type { AgoraRtmDeps } from './AgoraRtm.ts';
