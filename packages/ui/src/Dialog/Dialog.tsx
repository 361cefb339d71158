import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/index.ts';
import { useText } from '../TextProvider/index.ts';
import { DialogBody } from './DialogBody.tsx';
import { useClosing } from './useClosing.ts';
import { useDialogTurn } from './useDialogTurn.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Another dialog that has just closed goes first: it opens 250 ms after that (UI-08). */
  isOpen: boolean;
  /** Escape, the cross, a press beside the dialog; without it there is no cross, and its buttons alone lead on. */
  onClose?: (() => void) | undefined;
  /** Names the dialog; the heading at its top. */
  title: string;
  /** May go away with what it is about: it stays in sight until the dialog has closed (UI-07). */
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** 480 or 720 px. @default 'md' */
  size?: 'md' | 'wide' | undefined;
  /** Whether a press beside it closes it; not where work would be lost. @default true */
  isDismissable?: boolean | undefined;
  /** For questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A task or a question before the page. It holds the focus and gives it back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
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
        <AriaDialog role={role} className={styles.dialog}>
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
