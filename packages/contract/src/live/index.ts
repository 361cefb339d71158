export * from './liveLimits.ts';
export * from './liveRole.ts';
export * from './liveState.ts';
export * from './mediaWire.ts';
export * from './messaging.ts';
export * from './messagingWire.ts';
