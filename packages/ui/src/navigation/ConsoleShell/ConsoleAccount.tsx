import type { Locale } from '@rostra/i18n';
import { ArrowLeft, Globe, LogOut, SunMoon } from 'lucide-react';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { Avatar } from '../../data/Avatar/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { useText, useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './ConsoleAccount.css.ts';
import * as list from './ConsoleList.css.ts';

/** Both schemes, or that of the device. */
const SCHEMES = ['auto', 'light', 'dark'] as const;

export interface ConsoleAccountProps {
  /** The user; `note` is a line below the name, such as the time in Beijing. */
  user: { name: string; avatar?: string | undefined; note?: string | undefined };
  /** The way back to the public site. */
  site: { label: string; href: string };
  /** Gets the other language, which is shown under its own name. */
  onLanguageChange: (locale: Locale) => void;
  /** The choice of color scheme; `auto` is that of the device. */
  scheme: {
    label: string;
    names: Readonly<Record<(typeof SCHEMES)[number], string>>;
    value: (typeof SCHEMES)[number];
    onChange: (value: (typeof SCHEMES)[number]) => void;
  };
  /** Ends the session. */
  logOut: { label: string; onPress: () => void; isPending: boolean };
}

/** The foot of a console's navigation: the user, their choices, and the ways out. */
export function ConsoleAccount(props: ConsoleAccountProps) {
  const { user, site, onLanguageChange, scheme, logOut } = props;
  const t = useText();
  const other: Locale = useUiLocale() === 'en' ? 'zh-CN' : 'en';
  return (
    <div className={styles.account}>
      <div className={styles.user} title={user.name}>
        <Avatar name={user.name} src={user.avatar} size="sm" />
        <div className={styles.words}>
          <bdi className={styles.name}>{user.name}</bdi>
          {user.note !== undefined && <div className={styles.note}>{user.note}</div>}
        </div>
      </div>
      <PlainLink href={site.href} className={list.item} title={site.label}>
        <Icon icon={ArrowLeft} size="md" />
        <span className={list.label}>{site.label}</span>
      </PlainLink>
      <PlainButton className={list.item} onPress={() => onLanguageChange(other)}>
        <Icon icon={Globe} size="md" />
        <VisuallyHidden>{t('language.label')}</VisuallyHidden>{' '}
        <span lang={other} className={list.label}>
          {t(`language.${other}`)}
        </span>
      </PlainButton>
      <div className={styles.scheme} title={scheme.label}>
        <Icon icon={SunMoon} size="md" />
        <select
          aria-label={scheme.label}
          className={styles.select}
          value={scheme.value}
          onChange={({ target: { value } }) =>
            scheme.onChange(SCHEMES.find((each) => each === value) ?? 'auto')
          }
        >
          {SCHEMES.map((each) => (
            <option key={each} value={each}>
              {scheme.names[each]}
            </option>
          ))}
        </select>
      </div>
      <PlainButton
        className={list.item}
        title={logOut.label}
        isPending={logOut.isPending}
        onPress={logOut.onPress}
      >
        <Icon icon={LogOut} size="md" />
        <span className={list.label}>{logOut.label}</span>
      </PlainButton>
    </div>
  );
}
