import { HostControls } from '@rostra/ui/HostControls';
import type { HostAction, HostControlsProps } from '@rostra/ui/HostControls';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import { useState } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const all: readonly HostAction[] = ['prepare', 'start', 'audienceStop', 'stop', 'takeBack'];

/** Offer the actions that the meeting’s state allows: here, a live meeting. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <HostControls t={texts} actions={['audienceStop', 'stop']} onAct={() => undefined} />
  </div>
);

/** Offer all actions at any time: the server refuses most of them. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <HostControls t={texts} actions={all} onAct={() => undefined} />
  </div>
);

interface MeetingProps extends Pick<HostControlsProps, 't' | 'actions' | 'reason'> {
  run: (action: HostAction) => Promise<void>;
}

/** Asks before the audience is dismissed and before the end. */
export function Example({ run, ...meeting }: MeetingProps) {
  const [asked, setAsked] = useState<'audienceStop' | 'stop' | null>(null);
  const [pending, setPending] = useState<HostAction | null>(null);
  const act = (action: HostAction) => {
    setAsked(null);
    setPending(action);
    void run(action).finally(() => setPending(null));
  };
  return (
    <>
      <HostControls
        {...meeting}
        pending={pending}
        onAct={(action) => {
          if (action === 'audienceStop' || action === 'stop') setAsked(action);
          else act(action);
        }}
      />
      <RoomDialog
        t={meeting.t}
        kind={asked}
        onAct={() => asked && act(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
