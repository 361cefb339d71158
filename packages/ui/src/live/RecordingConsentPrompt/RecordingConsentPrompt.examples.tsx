import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { RecordingConsentPrompt } from '@rostra/ui/RecordingConsentPrompt';
import type { RecordingConsentPromptProps } from '@rostra/ui/RecordingConsentPrompt';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Ask for consent, and let attendees leave instead. */
export const Do = () => (
  <RecordingConsentPrompt
    t={texts}
    kind="recording"
    onAgree={() => undefined}
    onLeave={() => undefined}
  />
);

/** Inform attendees with a button that has no alternative. */
export const Dont = () => (
  <Banner actions={<Button size="sm">OK</Button>}>The meeting is being recorded.</Banner>
);

interface ConsentProps extends Pick<RecordingConsentPromptProps, 't'> {
  /** The capture that has started without this attendee’s consent; null if none has. */
  started: RecordingConsentPromptProps['kind'] | null;
  consent: () => Promise<void>;
  leave: () => void;
}

/** The prompt disappears once the consent is saved. */
export function Example({ t, started, consent, leave }: ConsentProps) {
  const [hasConsented, setHasConsented] = useState(false);
  if (started === null || hasConsented) return null;
  return (
    <RecordingConsentPrompt
      t={t}
      kind={started}
      onAgree={() => void consent().then(() => setHasConsented(true))}
      onLeave={leave}
    />
  );
}
