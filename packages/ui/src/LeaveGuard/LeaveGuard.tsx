import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { useText } from '../TextProvider/index.ts';

export interface LeaveGuardProps {
  /** Something would be lost: the browser asks, in its own words, before the page is closed or loaded anew. */
  isActive: boolean;
  /** The app's router holds back a way to another page until there is an answer: the question is in sight. */
  isAsking: boolean;
  /** The reader goes all the same: let the router go on. */
  onLeave: () => void;
  /** The reader stays: let the router forget the way. Also called for Escape. */
  onStay: () => void;
  /** @default the library's "Leave this page?" */
  title?: string | undefined;
  /** What would be lost. @default the library's "Unsaved information will be lost." */
  children?: ReactNode;
}

/** Asks before what was not saved is lost, by another page of the app or by the browser. */
export function LeaveGuard({
  isActive,
  isAsking,
  onLeave,
  onStay,
  title,
  children,
}: LeaveGuardProps) {
  const t = useText();
  useEffect(() => {
    if (!isActive) return;
    // The browser asks in its own words; none of ours could be shown.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={title ?? t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {children ?? t('leave.text')}
    </ConfirmDialog>
  );
}
