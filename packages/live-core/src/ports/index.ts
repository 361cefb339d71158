export type * from './Background.ts';
export type * from './DeviceStorage.ts';
export * from './LinkState.ts';
export type * from './LocalTrack.ts';
export * from './PortError.ts';
export type * from './RemoteMedia.ts';
export type * from './RtcProvider.ts';
export type * from './RtcSession.ts';
export type * from './RtmProvider.ts';
