import type { LiveSession } from '@rostra/live-core';
import { VoiceTool } from '@rostra/live-core/voice';

const made = new WeakMap<LiveSession, VoiceTool>();

/** Returns the voice changer of a session: it runs unobserved, and ends with the session. */
export function voiceOf(session: LiveSession): VoiceTool {
  const known = made.get(session);
  if (known) return known;
  const { port, actions } = session;
  const voice = new VoiceTool({ port, actions });
  voice.start();
  made.set(session, voice);
  return voice;
}
