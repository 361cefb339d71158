import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { TRIAL_ENDING_SECONDS, TrialReminder } from '@rostra/ui/TrialReminder';
import type { TrialReminderProps } from '@rostra/ui/TrialReminder';
import { useState } from 'react';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Keep the reminder after the end: it explains why the audio has stopped and how to continue. */
export const Do = () => (
  <TrialReminder
    t={texts}
    kind="meeting"
    endsAt={sampleNow}
    now={sampleNow}
    action={<Button>Pay and continue</Button>}
  />
);

/** Report the end of a trial as an error. */
export const Dont = () => (
  <Banner tone="danger" title="Playback stopped">
    You don’t have access to this stream.
  </Banner>
);

interface TrialProps extends Pick<TrialReminderProps, 't' | 'endsAt' | 'now' | 'offer'> {
  pay: () => void;
}

/** A dismissed reminder comes back for the last minute. */
export function Example({ pay, ...trial }: TrialProps) {
  const [isDismissed, setIsDismissed] = useState(false);
  const secondsLeft = (trial.endsAt.getTime() - trial.now.getTime()) / 1000;
  if (isDismissed && secondsLeft > TRIAL_ENDING_SECONDS.meeting) return null;
  return (
    <TrialReminder
      {...trial}
      kind="meeting"
      action={<Button onPress={pay}>Pay and continue</Button>}
      onDismiss={() => setIsDismissed(true)}
    />
  );
}
