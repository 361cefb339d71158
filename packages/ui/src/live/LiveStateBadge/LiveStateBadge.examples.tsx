import { LiveStateBadge } from '@rostra/ui/LiveStateBadge';
import type { LiveStateBadgeProps } from '@rostra/ui/LiveStateBadge';
import { LiveTimer } from '@rostra/ui/LiveTimer';
import { Tag } from '@rostra/ui/Tag';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Keep the warm color for a meeting that is live. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <LiveStateBadge t={texts} state="preparing" />
  </div>
);

/** Color a state that only leads to the live one. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <Tag tone="live">Preparing</Tag>
  </div>
);

interface MeetingStateProps extends Pick<LiveStateBadgeProps, 't'> {
  session: Omit<LiveStateBadgeProps, 't'>;
  /** By the server’s clock. */
  seconds: number;
}

/** The state in the room’s header, with the duration while the meeting is live. */
export function Example({ t, session, seconds }: MeetingStateProps) {
  return (
    <>
      <LiveStateBadge t={t} {...session} />
      {session.state === 'streaming' && <LiveTimer t={t} seconds={seconds} />}
    </>
  );
}
