import { LeaveGuard } from '@rostra/ui/LeaveGuard';

/** Texts about the loss, in the reader's language. */
export interface LeaveWords {
  readonly title: string;
  readonly text: string;
}

export interface LeaveConfirmationProps {
  /** @default unsaved information */
  words?: LeaveWords | undefined;
  onLeave: () => void;
  onStay: () => void;
}

/**
 * Asks before another page discards something, in the interface's language (FND-27, FND-28). The
 * browser's own prompt is set by `useLeaveGuard`, which does not wait for this file.
 */
export default function LeaveConfirmation({ words, ...props }: LeaveConfirmationProps) {
  return (
    <LeaveGuard {...props} title={words?.title} isActive={false} isAsking>
      {words?.text}
    </LeaveGuard>
  );
}
