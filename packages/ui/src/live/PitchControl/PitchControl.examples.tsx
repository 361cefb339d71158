import { PitchControl, VOICE_PITCHES } from '@rostra/ui/PitchControl';
import type { PitchControlProps, VoicePitch } from '@rostra/ui/PitchControl';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

function NotStarted({ isReported }: { isReported: boolean }) {
  const [isOn, setIsOn] = useState(!isReported);
  const [pitch, setPitch] = useState<VoicePitch>(VOICE_PITCHES.male);
  return (
    <PitchControl
      t={texts}
      isOn={isOn}
      onToggle={setIsOn}
      pitch={pitch}
      onPitch={setPitch}
      hasFailed={isReported && !isOn}
    />
  );
}

/** Report at once that the room hears the real voice. */
export const Do = () => <NotStarted isReported />;

/** Leave the switch on although the voice changer did not start. */
export const Dont = () => <NotStarted isReported={false} />;

interface VoiceProps extends Pick<PitchControlProps, 't' | 'isSupported'> {
  /** Settle once the room hears the changed voice, or the real one again. */
  start: (pitch: VoicePitch) => Promise<void>;
  stop: () => Promise<void>;
}

/** The switch shows the voice that is heard, never one that is only requested. */
export function Example({ t, isSupported, start, stop }: VoiceProps) {
  const [isOn, setIsOn] = useState(false);
  const [state, setState] = useState<'done' | 'pending' | 'failed'>('done');
  const [pitch, setPitch] = useState<VoicePitch>(VOICE_PITCHES.own);
  const send = async (sent: Promise<void>, isNext: boolean) => {
    setState('pending');
    try {
      await sent;
      setIsOn(isNext);
      setState('done');
    } catch {
      setIsOn(false);
      setState('failed');
    }
  };
  return (
    <PitchControl
      t={t}
      isSupported={isSupported}
      isOn={isOn}
      onToggle={(isNext) => void send(isNext ? start(pitch) : stop(), isNext)}
      pitch={pitch}
      onPitch={(next) => {
        setPitch(next);
        void send(start(next), true);
      }}
      isPending={state === 'pending'}
      hasFailed={state === 'failed'}
    />
  );
}
