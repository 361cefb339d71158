import type { LiveText } from '../../screens/liveText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { groupFigures } from './groupFigures.ts';
import type { Copied } from './useCopy.ts';
import * as styles from './DialInPanel.css.ts';

export interface DialInDetailsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The values that the line asks for, in order; null if hidden from the reader. */
  details: readonly { name: string; figures: string | null }[];
  /** The last copied value of the whole panel. */
  copied: Copied | null;
  /** Copies a text and records it under its name. */
  copy: (key: string, text: string) => void;
}

/** The numbers that a line asks for, shown in groups and read aloud digit by digit. */
export function DialInDetails({ t, details, copied, copy }: DialInDetailsProps) {
  return (
    <dl>
      {details.map(({ name, figures }) => (
        <div key={name} className={styles.detail}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>
            {figures === null ? (
              <span className={styles.hidden}>{t('livePhone.dialIn.hidden')}</span>
            ) : (
              <>
                <span aria-hidden>{groupFigures(figures)}</span>
                <VisuallyHidden>{[...figures].join(' ')}</VisuallyHidden>
                <CopyButton {...{ t, name, copied, copy }} text={figures} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
