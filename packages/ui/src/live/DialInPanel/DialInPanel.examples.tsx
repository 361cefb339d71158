import { DialInPanel } from '@rostra/ui/DialInPanel';
import type { DialInPanelProps } from '@rostra/ui/DialInPanel';
import { useState } from 'react';
import { dialInSample } from '../../story/samples/phone.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor } from '../../story/screenText.ts';

const shared = {
  t: liveTextFor('en'),
  callState: 'notcall' as const,
  meetingId: '48271930',
  countries: dialInSample('en').slice(1, 2),
  onCopy: (text: string) => navigator.clipboard.writeText(text),
  now: sampleNow,
};

/** Pass null as `pin` for readers who may not see it: the panel explains when they will. */
export const Do = () => <DialInPanel {...shared} pin={null} />;

/** Pass an empty `pin` for a hidden passcode: the panel does not mention it. */
export const Dont = () => <DialInPanel {...shared} pin="" />;

interface DialInProps extends Pick<
  DialInPanelProps,
  't' | 'callState' | 'connectedFor' | 'meetingId' | 'pin' | 'countries' | 'now'
> {
  callMe: () => Promise<void>;
  /** Asks for confirmation first. */
  hangUp: () => void;
}

/** The reader’s own call: the room calls them, or they dial in themselves. */
export function Example({ callMe, hangUp, ...values }: DialInProps) {
  const [isPending, setIsPending] = useState(false);
  return (
    <DialInPanel
      {...values}
      isPending={isPending}
      onConnect={() => {
        setIsPending(true);
        void callMe().finally(() => setIsPending(false));
      }}
      onDisconnect={hangUp}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
