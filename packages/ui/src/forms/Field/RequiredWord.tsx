import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';

/**
 * The word for screen readers where a control can't have `aria-required`, such as a button. In a
 * file of its own, because most fields are on pages that load none of these texts.
 */
export function RequiredWord() {
  const t = useOnDemandText();
  return <VisuallyHidden>{` ${t('field.required')}`}</VisuallyHidden>;
}
