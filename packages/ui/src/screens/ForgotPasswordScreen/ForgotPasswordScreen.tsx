import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { PasswordResetForm } from '../../account/PasswordResetForm/index.ts';
import type { PasswordResetFormProps } from '../../account/PasswordResetForm/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { AuthLayout } from '../AuthLayout/index.ts';

export interface ForgotPasswordScreenProps extends PasswordResetFormProps {
  /** The brand's half, shown from desktop width on. */
  brand: ReactNode;
  /** Service hours. */
  footer: string;
  /** Back to login. */
  loginHref: string;
}

/** /forgotPassword. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { brand, footer, loginHref, ref, className, ...form } = props;
  const { t } = form;
  return (
    <AuthLayout ref={ref} className={className} brand={brand} footer={footer}>
      <Stack gap={2}>
        <Heading level={1} size="title-md">
          {t('auth.reset.title')}
        </Heading>
        <Text tone="secondary">{t('auth.reset.lead')}</Text>
      </Stack>
      <PasswordResetForm {...form} />
      <Link href={loginHref} emphasis="strong" size="sm">
        {t('auth.reset.back')}
      </Link>
    </AuthLayout>
  );
}
