export { PITCH, pitchGraph } from './pitchGraph.ts';
export { NO_VOICE } from './VoiceState.ts';
export type { VoiceState } from './VoiceState.ts';
export { VoiceController } from './VoiceController.ts';
export type { VoiceDeps } from './VoiceController.ts';
