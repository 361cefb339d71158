import { Dialog } from '../../overlays/Dialog/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import type { LiveText } from '../liveText.ts';
import * as styles from './ShortcutSheet.css.ts';

export interface ShortcutSheetProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The dialog is open. */
  isOpen: boolean;
  /** Closes it: Escape, the cross, a press outside. */
  onClose: () => void;
  /** Keys with their actions, in words. */
  shortcuts: readonly { key: string; does: string }[];
  /**
   * Whether single keys act (WCAG 2.1.4: readers who dictate or press keys by accident turn them
   * off).
   */
  isOn: boolean;
  /** Receives the choice; the app saves it on the device. */
  onToggle: (isOn: boolean) => void;
}

/** The room's keyboard shortcuts, and the switch that turns them all off. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { t, isOpen, onClose, shortcuts, isOn, onToggle } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('liveHelp.shortcuts.title')}>
      <div className={styles.sheet}>
        <Switch isSelected={isOn} onChange={onToggle}>
          {t('liveHelp.shortcuts.use')}
        </Switch>
        <dl className={styles.rows}>
          {shortcuts.map(({ key, does }) => (
            <div key={key} className={styles.row}>
              <dt className={styles.key}>
                <kbd>{key}</kbd>
              </dt>
              <dd className={styles.does}>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('liveHelp.shortcuts.note')}</p>
      </div>
    </Dialog>
  );
}
