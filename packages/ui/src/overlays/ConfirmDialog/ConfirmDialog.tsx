import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { RootProps } from '../../rootProps.ts';

export interface ConfirmDialogProps extends RootProps {
  /** Controlled by the app; no button closes it by itself. */
  isOpen: boolean;
  /** Called for the cancel button, Escape and the close button. */
  onCancel: () => void;
  /** Called for the confirm button, which has the initial focus. */
  onConfirm: () => void;
  /** The question. */
  title: string;
  /** The consequences of confirming. */
  children?: ReactNode;
  /** The confirm button's verb. @default the library's "Confirm" */
  confirmLabel?: string | undefined;
  /** @default the library's "Cancel" */
  cancelLabel?: string | undefined;
  /** @default 'brand' */
  tone?: 'brand' | 'danger' | 'accent' | 'vip' | undefined;
  /** The confirmed action is running and cannot be started again. @default false */
  isPending?: boolean | undefined;
}

/** A confirmation before an action that cannot be undone or costs money. */
export function ConfirmDialog({
  isOpen,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'brand',
  isPending = false,
  ...root
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <Dialog
      {...root}
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      isDismissable={false}
      actions={
        <>
          <Button emphasis="outline" tone="neutral" onPress={onCancel}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button tone={tone} onPress={onConfirm} isPending={isPending} autoFocus>
            {confirmLabel ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
