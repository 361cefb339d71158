import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** Whose site it is, and the sentence on investment advice. */
  rights: string;
  links: readonly { label: string; href: string }[];
  /** When customer service answers. */
  service: string;
  /** Choices of the reader, such as the scheme. */
  children?: ReactNode;
}

/** The end of every screen. */
export function SiteFooter({ label, rights, links, service, children }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.rights}>{rights}</p>
        {children}
        {links.length > 0 && (
          <nav aria-label={label}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <AriaLink href={link.href} className={styles.link}>
                    {link.label}
                  </AriaLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>{service}</p>
      </div>
    </footer>
  );
}
