import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogBody, useClosing } from '../Dialog/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends RootProps {
  /** Controlled by the app, which also closes it on `onClose`. */
  isOpen: boolean;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
  /** The panel's name, shown as its heading. */
  title: string;
  /** The content; it may become empty on closing, since the old content stays until the panel has closed. */
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  /** The edge from which it opens. @default 'end' */
  side?: 'start' | 'end' | undefined;
}

/** A panel from the edge: navigation on phones, filters, or details beside a list. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  actions,
  side = 'end',
  ...root
}: DrawerProps) {
  const t = useText();
  const { content, isExiting } = useClosing(isOpen, { title, children, actions });
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      isExiting={isExiting}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.panel({ side })}>
        <AriaDialog {...rootProps(root, dialog.dialog)}>
          <div className={dialog.head}>
            <Heading slot="title" className={dialog.title}>
              {content.title}
            </Heading>
            <span className={dialog.close}>
              <IconButton icon={X} label={t('common.close')} onPress={onClose} />
            </span>
          </div>
          <DialogBody label={content.title} fills>
            {content.children}
          </DialogBody>
          {content.actions !== undefined && <div className={dialog.foot}>{content.actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
