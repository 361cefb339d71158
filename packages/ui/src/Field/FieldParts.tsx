import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/index.ts';
import { useText } from '../TextProvider/index.ts';
import { wrapTexts } from '../wrapTexts.tsx';
import * as styles from './Field.css.ts';

/** What every field has around its control. */
export interface FieldWords {
  /** In sight, and the field's name for screen readers; never left to the placeholder. */
  label: string;
  /** At the end of the label's line: a link. */
  labelEnd?: ReactNode;
  /** What to write, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; the field is invalid while it is there. */
  errorMessage?: string | undefined;
  /** The hint stays below the problem: for a list of rules that the problem speaks of. @default false */
  keepsHint?: boolean | undefined;
  /** Says "optional" after the label, where most fields of the form are needed. */
  isOptional?: boolean | undefined;
}

/** The label's line. */
export function FieldLabel({ label, labelEnd, isOptional = false }: FieldWords) {
  const t = useText();
  return (
    <span className={styles.head}>
      <Label className={styles.label}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}>{` (${t('common.optional')})`}</span>}
      </Label>
      {wrapTexts(labelEnd)}
    </span>
  );
}

/** Hint and problem under the control; the problem takes the hint's place or stands before it. */
export function FieldNotes({
  hint,
  errorMessage,
  keepsHint = false,
  isAlert = false,
}: Omit<FieldWords, 'label'> & {
  /** The problem comes while the reader is in the field: it is read out at once. @default false */
  isAlert?: boolean;
}) {
  const isHintShown = hint !== undefined && (keepsHint || errorMessage === undefined);
  return (
    <>
      <FieldError className={styles.problem}>
        {({ validationErrors }) => (
          <>
            <Icon icon={CircleAlert} size="sm" />
            <span {...(isAlert ? { role: 'alert' } : {})}>
              {errorMessage ?? validationErrors.join(' ')}
            </span>
          </>
        )}
      </FieldError>
      {isHintShown && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
    </>
  );
}
