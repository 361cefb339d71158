import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { SignUpForm } from '../../account/SignUpForm/index.ts';
import type { SignUpFormProps } from '../../account/SignUpForm/index.ts';
import { AuthLayout } from '../AuthLayout/index.ts';
import { AuthTabs } from '../AuthLayout/AuthTabs.tsx';

export interface SignUpScreenProps extends SignUpFormProps {
  /** The brand's half, shown from desktop width on. */
  brand: ReactNode;
  /** Service hours. */
  footer: string;
  /** The address of the other tab; it keeps the return address. */
  tabs: { login: string; signup: string };
  /** Why the reader is here, such as an ended session. */
  notice?: string | undefined;
}

/** /signup. */
export function SignUpScreen({
  brand,
  footer,
  tabs,
  notice,
  ref,
  className,
  ...form
}: SignUpScreenProps) {
  return (
    <AuthLayout ref={ref} className={className} brand={brand} footer={footer}>
      <AuthTabs t={form.t} current="signup" {...tabs} />
      {notice !== undefined && <Banner>{notice}</Banner>}
      <SignUpForm {...form} />
    </AuthLayout>
  );
}
