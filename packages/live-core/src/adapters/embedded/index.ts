export { EmbeddedRtc } from './EmbeddedRtc.ts';
export { EmbeddedRtm } from './EmbeddedRtm.ts';
export type { WireDeps } from './WireSocket.ts';
