import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import * as dialog from '../../overlays/Dialog/Dialog.css.ts';
import { DialogBody } from '../../overlays/Dialog/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './IprNotice.css.ts';

export interface IprNoticeProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The version to acknowledge. */
  version: string;
  /** The acknowledgement is being sent. */
  isPending: boolean;
  /** Why the acknowledgement failed. */
  problem?: string | undefined;
  /** Called only if the checkbox is selected. */
  onConfirm: () => void;
  /** For readers who do not want to acknowledge; this is the only other way out. */
  onLogOut: () => void;
}

const POINTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

/**
 * The notice on intellectual property, which blocks the site until it is confirmed. It has no close
 * button and ignores Escape; a reader who declines must log out (PROF-60, PROF-62).
 */
export function IprNotice({
  t,
  version,
  isPending,
  problem,
  onConfirm,
  onLogOut,
  ...root
}: IprNoticeProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const missing = isMissing && !isAgreed ? t('personalCenter.ipr.missing') : undefined;
  return (
    <ModalOverlay isOpen isDismissable={false} isKeyboardDismissDisabled className={dialog.overlay}>
      <Modal className={dialog.modal({ size: 'wide' })}>
        <Dialog {...rootProps(root, dialog.dialog)} role="alertdialog">
          <div className={dialog.head}>
            <Heading slot="title" className={dialog.title}>
              {t('personalCenter.ipr.title')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('personalCenter.ipr.version', { version })}
            </Text>
          </div>
          <DialogBody label={t('personalCenter.ipr.title')}>
            <p className={styles.lead}>{t('personalCenter.ipr.lead')}</p>
            <ol className={styles.points}>
              {POINTS.map((key) => (
                <li key={key} className={styles.point}>
                  {t(`personalCenter.ipr.points.${key}`)}
                </li>
              ))}
            </ol>
            <Checkbox isSelected={isAgreed} onChange={setAgreed} errorMessage={missing ?? problem}>
              {t('personalCenter.ipr.agree')}
            </Checkbox>
          </DialogBody>
          <div className={dialog.foot}>
            <Button emphasis="ghost" tone="neutral" onPress={onLogOut}>
              {t('personalCenter.ipr.logout')}
            </Button>
            <Button
              isPending={isPending}
              onPress={() => (isAgreed ? onConfirm() : setMissing(true))}
            >
              {t('personalCenter.ipr.confirm')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
