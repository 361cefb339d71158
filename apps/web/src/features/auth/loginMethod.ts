import { browserStore } from '../../browser/siteData/textStores.ts';

/** A way to log in: the kind of account, and password or code. */
export interface LoginMethod {
  kind: 'email' | 'phone';
  method: 'password' | 'code';
}

const KEY = 'rostra.loginMethod';

/** Every account has an email address or may get one; a phone is the second way. */
const first: LoginMethod = { kind: 'email', method: 'password' };

/**
 * Returns the method of this browser's last login or sign-up; email and password by default. It is
 * kept beyond the tab and the logout, as it reveals nothing about the account.
 */
export function lastLoginMethod(): LoginMethod {
  const [kind, method] = (browserStore.read(KEY) ?? '').split(' ');
  return {
    kind: kind === 'phone' ? 'phone' : first.kind,
    method: method === 'code' ? 'code' : first.method,
  };
}

/** Stores the method of a successful login; without a method, the last one stays. */
export function rememberLoginMethod({
  kind,
  method = lastLoginMethod().method,
}: Pick<LoginMethod, 'kind'> & Partial<LoginMethod>): void {
  browserStore.write(KEY, `${kind} ${method}`);
}
