import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { LoginForm } from '../../account/LoginForm/index.ts';
import type { LoginFormProps } from '../../account/LoginForm/index.ts';
import { AuthLayout } from '../AuthLayout/index.ts';
import { AuthTabs } from '../AuthLayout/AuthTabs.tsx';

export interface LoginScreenProps extends LoginFormProps {
  /** The brand's half, shown from desktop width on. */
  brand: ReactNode;
  /** Service hours. */
  footer: string;
  /** The address of the other tab; it keeps the return address. */
  tabs: { login: string; signup: string };
  /** Why the reader is here, such as an ended session. */
  notice?: string | undefined;
}

/** /login. */
export function LoginScreen({
  brand,
  footer,
  tabs,
  notice,
  ref,
  className,
  ...form
}: LoginScreenProps) {
  return (
    <AuthLayout ref={ref} className={className} brand={brand} footer={footer}>
      <AuthTabs t={form.t} current="login" {...tabs} />
      {notice !== undefined && <Banner>{notice}</Banner>}
      <LoginForm {...form} />
    </AuthLayout>
  );
}
