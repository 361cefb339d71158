import type { LiveSession } from '@rostra/live-core';
import { VoiceController } from '@rostra/live-core/voice';

const made = new WeakMap<LiveSession, VoiceController>();

/** Returns the voice changer of a session: it runs unobserved, and ends with the session. */
export function voiceOf(session: LiveSession): VoiceController {
  const known = made.get(session);
  if (known) return known;
  const { port, actions } = session;
  const voice = new VoiceController({ port, actions });
  voice.start();
  made.set(session, voice);
  return voice;
}
