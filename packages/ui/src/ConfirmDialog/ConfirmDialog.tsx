import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useText } from '../TextProvider/index.ts';

export interface ConfirmDialogProps {
  /** The app opens and closes it; no answer closes it by itself. */
  isOpen: boolean;
  /** Called for "no", Escape and the cross. */
  onCancel: () => void;
  /** Called for "yes", which has the focus at first. */
  onConfirm: () => void;
  /** The question. */
  title: string;
  /** What follows from yes. */
  children?: ReactNode;
  /** The verb of yes. @default the library's "Confirm" */
  confirmLabel?: string | undefined;
  /** @default the library's "Cancel" */
  cancelLabel?: string | undefined;
  /** @default 'brand' */
  tone?: 'brand' | 'danger' | 'accent' | 'vip' | undefined;
  /** What follows from yes is under way: it is not begun again. @default false */
  isPending?: boolean | undefined;
}

/** A question with yes and no, before something that cannot be undone or costs money. */
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
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <Dialog
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
