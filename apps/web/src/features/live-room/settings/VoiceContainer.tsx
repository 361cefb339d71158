import type { LiveSession } from '@rostra/live-core';
import { VoiceController } from '@rostra/live-core/voice';
import { PitchControl, VOICE_PITCHES } from '@rostra/ui/PitchControl';
import { useSyncExternalStore } from 'react';
import { useRoom } from '../RoomContext.ts';

const made = new WeakMap<LiveSession, VoiceController>();

/** Returns the voice changer of a session: it runs unobserved, and ends with the session. */
function voiceOf(session: LiveSession): VoiceController {
  const known = made.get(session);
  if (known) return known;
  const { port, actions } = session;
  const voice = new VoiceController({ port, actions });
  voice.start();
  made.set(session, voice);
  return voice;
}

const PITCHES = Object.values(VOICE_PITCHES);

/** The voice changer of the user's own voice (LPIT-01). */
export default function VoiceContainer() {
  const { t, session, run } = useRoom();
  const voice = voiceOf(session);
  const read = voice.state.get;
  const { isOn, isPending, hasFailed, pitch } = useSyncExternalStore(
    voice.state.subscribe,
    read,
    read,
  );
  return (
    <PitchControl
      t={t}
      isOn={isOn}
      isPending={isPending}
      hasFailed={hasFailed}
      isSupported={'AudioContext' in globalThis}
      pitch={PITCHES.find((known) => known === pitch) ?? VOICE_PITCHES.own}
      onToggle={(isRequested) => void run(voice.setOn(isRequested))}
      onPitch={(requested) => void run(voice.setPitch(requested))}
    />
  );
}
