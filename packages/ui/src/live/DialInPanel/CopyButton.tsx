import { Check, Copy } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { Copied } from './useCopy.ts';
import * as styles from './DialInPanel.css.ts';

export interface CopyButtonProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** A short name of the copied value. */
  name: string;
  /** The text to copy. */
  text: string;
  /** The last copied value of the whole panel. */
  copied: Copied | null;
  /** Copies a text and records it under its name. */
  copy: (key: string, text: string) => void;
}

/** Copies one value; the icon confirms it. */
export const CopyButton = ({ t, name, text, copied, copy }: CopyButtonProps) => (
  <span className={styles.copy}>
    <IconButton
      icon={copied?.isDone === true && copied.key === name ? Check : Copy}
      size="sm"
      label={t('livePhone.dialIn.copyNamed', { name })}
      onPress={() => copy(name, text)}
    />
  </span>
);
