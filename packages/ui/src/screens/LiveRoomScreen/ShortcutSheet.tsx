import { Dialog } from '../../Dialog/index.ts';
import { Switch } from '../../Switch/index.ts';
import type { LiveText } from '../liveText.ts';
import * as styles from './ShortcutSheet.css.ts';

export interface ShortcutSheetProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The dialog stands open. */
  isOpen: boolean;
  /** Escape, the cross, a press beside it. */
  onClose: () => void;
  /** Keys with what each does, in words. */
  shortcuts: readonly { key: string; does: string }[];
  /** Single keys act (WCAG 2.1.4: who dictates or presses keys by accident puts them off). */
  isOn: boolean;
  /** Gets the choice; the app keeps it with the device. */
  onToggle: (isOn: boolean) => void;
}

/** What can be done in the room by one key, and the switch that puts them all off. */
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
