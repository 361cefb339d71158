import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { RootProps } from '../../rootProps.ts';

export interface LeaveGuardProps extends RootProps {
  /** Data would be lost: the browser asks, with its own text, before the page is closed or reloaded. */
  isActive: boolean;
  /** The app's router blocks a navigation until there is an answer: the dialog is open. */
  isAsking: boolean;
  /** The reader leaves: let the router continue. */
  onLeave: () => void;
  /** The reader stays: let the router cancel the navigation. Also called on Escape. */
  onStay: () => void;
  /** @default the library's "Leave this page?" */
  title?: string | undefined;
  /** A description of the data that would be lost. @default the library's "Unsaved information will be lost." */
  children?: ReactNode;
}

/** Asks before unsaved data is lost, on navigation in the app or by the browser. */
export function LeaveGuard({
  isActive,
  isAsking,
  onLeave,
  onStay,
  title,
  children,
  ...root
}: LeaveGuardProps) {
  const t = useText();
  useEffect(() => {
    if (!isActive) return;
    // The browser shows its own text; ours cannot be shown.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  return (
    <ConfirmDialog
      {...root}
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
