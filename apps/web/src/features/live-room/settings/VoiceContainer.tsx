import { PitchControl, VOICE_PITCHES } from '@rostra/ui/PitchControl';
import { useSyncExternalStore } from 'react';
import { useRoom } from '../RoomContext.ts';
import { voiceOf } from './voiceOf.ts';

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
