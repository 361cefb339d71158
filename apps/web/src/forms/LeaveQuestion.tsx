import { LeaveGuard } from '@rostra/ui/LeaveGuard';

export interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/**
 * Asks before something is lost by another page, in the interface's language (FND-27, FND-28). The
 * browser's own question is set by `useLeaveGuard`, which does not wait for this file.
 */
export default function LeaveQuestion(props: LeaveQuestionProps) {
  return <LeaveGuard {...props} isActive={false} isAsking />;
}
