import type { ScreenText } from '../screenText.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import * as styles from './AuthTabs.css.ts';

export interface AuthTabsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The current page. */
  current: 'login' | 'signup';
  /** Address of login; it keeps the return address. */
  login: string;
  /** Address of sign-up; it keeps the return address. */
  signup: string;
}

/** Login and sign-up side by side: two pages, so links rather than tabs; the current one is the title. */
export function AuthTabs({ t, current, login, signup }: AuthTabsProps) {
  const entries = [
    { key: 'login', href: login },
    { key: 'signup', href: signup },
  ] as const;
  return (
    <nav aria-label={t('auth.tabs.label')} className={styles.tabs}>
      {entries.map(({ key, href }) =>
        key === current ? (
          <h1 key={key} className={styles.current}>
            {t(`auth.tabs.${key}`)}
          </h1>
        ) : (
          <PlainLink key={key} href={href} replaces className={styles.other}>
            {t(`auth.tabs.${key}`)}
          </PlainLink>
        ),
      )}
    </nav>
  );
}
