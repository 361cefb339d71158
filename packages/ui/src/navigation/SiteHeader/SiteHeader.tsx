import type { LucideIcon } from 'lucide-react';
import { Bell, Check, Globe, LogIn, Search, Wallet } from 'lucide-react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { logoSizes } from '../../themes/logoSizes.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as marks from './accountMarks.css.ts';
import * as barStyles from './SiteBar.css.ts';
import * as styles from './SiteHeader.css.ts';

/** A destination of the site's main navigation. */
export interface SiteLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** Shown in the bar at the bottom of phones; a destination without an icon is not in it. */
  icon?: LucideIcon | undefined;
}

export interface SiteHeaderProps extends RootProps {
  /**
   * Brand or partner, linking home. With `adapts` the logo follows the scheme; without it, `dark`
   * is for a dark header. `sizes` reserve the logos' place before they are drawn (`logoSizes`).
   */
  logo: {
    light: string;
    dark: string;
    sizes?: ReturnType<typeof logoSizes> | undefined;
    adapts: boolean;
    label: string;
    href: string;
    suffix?: string | undefined;
  };
  /** Names of the landmarks: header menu, bar on phones. */
  label: string;
  /** The main menu, in the order to show; those with an icon are in the bar of phones too. */
  links: readonly SiteLink[];
  /** Search in the header: a form that works before scripts. Absent on screens with a search of their own. */
  search?: { label: string; action: string; parameter: string } | undefined;
  /**
   * The other language under its own name, shown where there is room. `href` is this page in it, for
   * a press before scripts load; afterwards `onPress` switches in place.
   */
  language: {
    label: string;
    description: string;
    lang: string;
    href: string;
    onPress: () => void;
  };
  /** Null for a visitor; undefined while it is not known who it is. */
  account:
    | {
        name: string;
        avatar?: string | undefined;
        /** Where the portrait leads. */
        label: string;
        href: string;
        /** The word for VIP users, shown on the portrait. */
        vip?: string | undefined;
        /** The text of the check mark on the portrait of certified users. */
        certified?: string | undefined;
        notices?: { label: string; href: string; hasUnread: boolean } | undefined;
        balance?: { label: string; coins: string; href: string } | undefined;
      }
    | null
    | undefined;
  /** For visitors; it keeps the return address. */
  logIn: { label: string; href: string };
  /** Login pages: brand and language only. @default false */
  isBare?: boolean | undefined;
}

/**
 * The top of every screen: brand, navigation, search, language, account; on phones a bar at the
 * bottom.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, label, links, search, language, isBare = false } = props;
  const barLinks = links.filter(({ icon }) => icon !== undefined);
  return (
    <>
      <header {...rootProps(props, styles.header)}>
        <div className={styles.row}>
          <PlainLink href={logo.href} className={styles.home} aria-label={logo.label}>
            {logo.adapts && (
              <img
                className={styles.logo({ on: 'light' })}
                src={logo.light}
                alt=""
                {...logo.sizes?.light}
              />
            )}
            <img
              className={styles.logo({ on: logo.adapts ? 'dark' : 'any' })}
              src={logo.dark}
              alt=""
              {...logo.sizes?.dark}
            />
            {logo.suffix !== undefined && <span className={styles.suffix}>{logo.suffix}</span>}
          </PlainLink>
          {isBare ? (
            <span className={styles.links} />
          ) : (
            <nav aria-label={label} className={styles.links}>
              {links.map((link) => (
                <PlainLink
                  key={link.href}
                  href={link.href}
                  className={styles.link}
                  {...(link.isCurrent ? { 'aria-current': 'page' as const } : {})}
                >
                  {link.label}
                </PlainLink>
              ))}
            </nav>
          )}
          {!isBare && search && <HeaderSearch {...search} />}
          <div className={styles.actions} data-print="none">
            <PlainLink
              href={language.href}
              hrefLang={language.lang}
              className={styles.action({ tone: 'quiet', shownFrom: 'phone' })}
              aria-label={language.description}
              onClick={(event) => {
                event.preventDefault();
                language.onPress();
              }}
            >
              <Icon icon={Globe} size="md" />
              <span lang={language.lang} className={isBare ? '' : styles.languageName}>
                {language.label}
              </span>
            </PlainLink>
            {!isBare && search && (
              <PlainLink
                href={search.action}
                className={styles.action({ tone: 'quiet', shownFrom: 'untilRoomy' })}
                aria-label={search.label}
              >
                <Icon icon={Search} size="lg" />
              </PlainLink>
            )}
            {!isBare && <Account {...props} />}
          </div>
        </div>
      </header>
      {!isBare && barLinks.length > 1 && (
        <nav aria-label={label} className={barStyles.bar} data-site-bar="">
          {barLinks.map(({ label: name, href, isCurrent, icon }) => (
            <PlainLink
              key={href}
              href={href}
              className={barStyles.barPlace}
              {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
            >
              {icon && <Icon icon={icon} size="lg" />}
              <bdi>{name}</bdi>
            </PlainLink>
          ))}
        </nav>
      )}
    </>
  );
}

function HeaderSearch({ label, action, parameter }: NonNullable<SiteHeaderProps['search']>) {
  return (
    <form role="search" aria-label={label} action={action} className={styles.search}>
      <button type="submit" aria-label={label} className={styles.searchMark}>
        <Icon icon={Search} size="md" />
      </button>
      <input
        type="search"
        name={parameter}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        className={styles.searchField}
      />
    </form>
  );
}

function Account({ account, logIn }: SiteHeaderProps) {
  if (account === undefined) return null;
  if (account === null) {
    return (
      <PlainLink
        href={logIn.href}
        className={styles.action({ tone: 'strong', shownFrom: 'phone' })}
      >
        <Icon icon={LogIn} size="md" />
        <span>{logIn.label}</span>
      </PlainLink>
    );
  }
  const { notices, balance, vip, certified } = account;
  const messages = [account.label, vip, certified].filter((word) => word !== undefined);
  return (
    <>
      {notices && (
        <PlainLink
          href={notices.href}
          className={styles.action({ tone: 'quiet', shownFrom: 'phone' })}
          aria-label={notices.label}
        >
          <Icon icon={Bell} size="lg" />
          {notices.hasUnread && <span className={marks.dot} />}
        </PlainLink>
      )}
      {balance && (
        <PlainLink
          href={balance.href}
          className={styles.action({ tone: 'strong', shownFrom: 'tablet' })}
          aria-label={balance.label}
        >
          <Icon icon={Wallet} size="md" />
          <span className={styles.figure}>{balance.coins}</span>
        </PlainLink>
      )}
      <PlainLink
        href={account.href}
        className={styles.action({ tone: 'quiet', shownFrom: 'phone' })}
      >
        <VisuallyHidden>{messages.join(', ')}</VisuallyHidden>
        <span className={marks.portrait} aria-hidden>
          <Avatar name={account.name} src={account.avatar} size="md" />
          {certified !== undefined && (
            <span className={marks.certified} title={certified}>
              <Icon icon={Check} size="sm" />
            </span>
          )}
          {vip !== undefined && <span className={marks.vip}>{vip}</span>}
        </span>
      </PlainLink>
    </>
  );
}
