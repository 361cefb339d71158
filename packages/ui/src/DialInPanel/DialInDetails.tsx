import type { LiveText } from '../screens/liveText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { groupFigures } from './groupFigures.ts';
import type { Copied } from './useCopy.ts';
import * as styles from './DialInPanel.css.ts';

export interface DialInDetailsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** What the line asks for, in the order in which it asks; null is hidden from the reader. */
  details: readonly { name: string; figures: string | null }[];
  /** What was copied last, of all. */
  copied: Copied | null;
  /** Copies a text under its name. */
  copy: (key: string, text: string) => void;
}

/** Figures that a line asks for, in groups for the eye and one by one for the ear. */
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
