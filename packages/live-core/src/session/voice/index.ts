export { PITCH, pitchGraph } from './pitchGraph.ts';
export { NO_VOICE } from './VoiceState.ts';
export type { VoiceState } from './VoiceState.ts';
export { VoiceTool } from './VoiceTool.ts';
export type { VoiceDeps } from './VoiceTool.ts';
