import { browserStore } from '../../browser/siteData/textStores.ts';

/** How somebody logs in: by which kind of account, and by password or code. */
export interface LoginMethod {
  kind: 'email' | 'phone';
  method: 'password' | 'code';
}

const KEY = 'rostra.loginMethod';

/** Every account has an e-mail address or may get one; a phone is the second way. */
const first: LoginMethod = { kind: 'email', method: 'password' };

/**
 * The way this browser logged in or signed up last, else by e-mail and password. Kept beyond the
 * tab and the log-out: it says nothing of the account itself.
 */
export function lastLoginMethod(): LoginMethod {
  const [kind, method] = (browserStore.read(KEY) ?? '').split(' ');
  return {
    kind: kind === 'phone' ? 'phone' : first.kind,
    method: method === 'code' ? 'code' : first.method,
  };
}

/** Notes a way that led in; one without a method leaves the last one. */
export function rememberLoginMethod({
  kind,
  method = lastLoginMethod().method,
}: Pick<LoginMethod, 'kind'> & Partial<LoginMethod>): void {
  browserStore.write(KEY, `${kind} ${method}`);
}
