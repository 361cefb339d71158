import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { DialogBody } from './DialogBody.tsx';
import { useClosing } from './useClosing.ts';
import { useDialogTurn } from './useDialogTurn.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps extends RootProps {
  /** Opens the dialog, but not before 250 ms after another one has closed (UI-08). */
  isOpen: boolean;
  /**
   * Called on Escape, the close button and a press outside. Without it there is no close button, and
   * only the dialog's buttons close it.
   */
  onClose?: (() => void) | undefined;
  /** The dialog's name, shown as its heading. */
  title: string;
  /** The content; it may become empty on closing, since the old content stays until the dialog has closed (UI-07). */
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  /** 480 or 720 px. @default 'md' */
  size?: 'md' | 'wide' | undefined;
  /** Closes on a press outside; turn off if input would be lost. @default true */
  isDismissable?: boolean | undefined;
  /** `alertdialog` is for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A task or question in front of the page. It traps the focus and restores it on closing. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
  ...root
}: DialogProps) {
  const t = useText();
  const isShown = useDialogTurn(isOpen);
  const closing = useClosing(isShown, { title, children, actions, onClose });
  const { content } = closing;
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isShown}
      isExiting={closing.isExiting}
      isDismissable={isDismissable && onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog {...rootProps(root, styles.dialog)} role={role}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {content.title}
            </Heading>
            {content.onClose && (
              <span className={styles.close}>
                <IconButton icon={X} label={t('common.close')} onPress={content.onClose} />
              </span>
            )}
          </div>
          <DialogBody label={content.title}>{content.children}</DialogBody>
          {content.actions !== undefined && <div className={styles.foot}>{content.actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
