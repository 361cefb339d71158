import { Checkbox } from '../../forms/Checkbox/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import type { RootProps } from '../../rootProps.ts';

export interface AgreementFieldProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Never true at first: the reader must agree actively. */
  isSelected: boolean;
  /** Called when the checkbox is selected or cleared. */
  onChange: (isSelected: boolean) => void;
  /** The documents, opened in a new tab so that no input is lost. */
  links: { terms: string; privacy: string };
  /** Why the form was not submitted; shown under the checkbox, which it marks as invalid. */
  problem?: string | undefined;
}

/** The checkbox for the user agreement and privacy policy (platform §5). */
export function AgreementField({
  t,
  isSelected,
  onChange,
  links,
  problem,
  ...root
}: AgreementFieldProps) {
  return (
    <Checkbox
      {...root}
      isSelected={isSelected}
      onChange={onChange}
      isRequired
      requiredMessage={t('auth.agreement.missing')}
      errorMessage={problem}
    >
      <span>{t('auth.agreement.before')}</span>{' '}
      <Link href={links.terms} target="_blank">
        {t('auth.agreement.terms')}
      </Link>{' '}
      <span>{t('auth.agreement.and')}</span>{' '}
      <Link href={links.privacy} target="_blank">
        {t('auth.agreement.privacy')}
      </Link>
    </Checkbox>
  );
}
