import { Check, Copy } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import type { Copied } from './useCopy.ts';
import * as styles from './DialInPanel.css.ts';

export interface CopyButtonProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** What is copied, in a word or two. */
  name: string;
  /** The text that goes on the clipboard. */
  text: string;
  /** What was copied last, of all. */
  copied: Copied | null;
  /** Copies a text under its name. */
  copy: (key: string, text: string) => void;
}

/** Copies one value; the sign shows that it is done. */
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
