import { AutoplayPrompt } from '@rostra/ui/AutoplayPrompt';
import type { AutoplayPromptProps } from '@rostra/ui/AutoplayPrompt';
import { Banner } from '@rostra/ui/Banner';
import { useState } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

function Blocked() {
  const [isPending, setIsPending] = useState(false);
  return <AutoplayPrompt t={texts} isPending={isPending} onPress={() => setIsPending(true)} />;
}

/** Offer the press that starts the audio, over the stage. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <Blocked />
  </div>
);

/** Report blocked audio without a way to start it. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <Banner tone="warning">Your browser has blocked the audio of this page.</Banner>
  </div>
);

interface BlockedAudioProps extends Pick<AutoplayPromptProps, 't'> {
  /** Settles once the audio plays. */
  play: () => Promise<void>;
}

/** The prompt of a room whose playback was blocked; it disappears once the audio plays. */
export function Example({ t, play }: BlockedAudioProps) {
  const [state, setState] = useState<'blocked' | 'starting' | 'playing'>('blocked');
  if (state === 'playing') return null;
  return (
    <AutoplayPrompt
      t={t}
      isPending={state === 'starting'}
      onPress={() => {
        setState('starting');
        play().then(
          () => setState('playing'),
          () => setState('blocked'),
        );
      }}
    />
  );
}
