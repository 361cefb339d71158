import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';

/** The sign after the label of a required field; screen readers read `aria-required` instead. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.required}>
      {' *'}
    </span>
  );
}

/** The word for screen readers where a control can't have `aria-required`, such as a button. */
export function RequiredWord() {
  const t = useOnDemandText();
  return <VisuallyHidden>{` ${t('field.required')}`}</VisuallyHidden>;
}
