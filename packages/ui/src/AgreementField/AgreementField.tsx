import { Checkbox } from '../Checkbox/index.ts';
import { Link } from '../Link/index.ts';
import type { ScreenText } from '../screens/screenText.ts';

export interface AgreementFieldProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Never true at first: agreeing is an act of the reader. */
  isSelected: boolean;
  /** Called for a tick and for taking it back. */
  onChange: (isSelected: boolean) => void;
  /** The documents, opened in a tab of their own so that nothing typed is lost. */
  links: { terms: string; privacy: string };
  /** Why the form did not go; stands under the box and marks it invalid. */
  problem?: string | undefined;
}

/** The tick for user agreement and privacy policy (platform §5). */
export function AgreementField({ t, isSelected, onChange, links, problem }: AgreementFieldProps) {
  return (
    <Checkbox isSelected={isSelected} onChange={onChange} errorMessage={problem}>
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
