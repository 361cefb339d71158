export * from './liveLimits.ts';
export * from './liveRole.ts';
export * from './liveState.ts';
