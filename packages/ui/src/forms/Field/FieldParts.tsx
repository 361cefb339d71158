import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../../foundations/Icon/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './Field.css.ts';
import { RequiredMark } from './requiredField.tsx';
import type { Requirement } from './requiredField.tsx';

/** The texts around every field's control. */
export interface FieldWords extends Requirement {
  /** Visible, and the field's accessible name; never only the placeholder. */
  label: string;
  /** A link at the end of the label's line. */
  labelEnd?: ReactNode;
  /** Guidance before there is a problem. */
  hint?: ReactNode;
  /** The problem and its fix; marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Keeps the hint below the problem, for a list of rules that the problem refers to. @default false */
  keepsHint?: boolean | undefined;
  /** Shows "optional" after the label, for forms with mostly required fields. */
  isOptional?: boolean | undefined;
}

/** The label with its end content. */
export function FieldLabel({
  label,
  labelEnd,
  isOptional = false,
  isRequired = false,
}: FieldWords) {
  const t = useText();
  return (
    <span className={styles.head}>
      <span className={styles.label}>
        <Label className={styles.label}>
          <span>{label}</span>
          {isOptional && <span className={styles.optional}>{t('common.optional')}</span>}
        </Label>
        {isRequired && <RequiredMark />}
      </span>
      {wrapTexts(labelEnd)}
    </span>
  );
}

/** Hint and problem under the control; the problem replaces the hint or precedes it. */
export function FieldNotes({
  hint,
  errorMessage,
  keepsHint = false,
  isAlert = false,
}: Omit<FieldWords, 'label'> & {
  /** The problem appears while the field has the focus, so it is announced at once. @default false */
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
