import type { ReactNode } from 'react';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps extends RootProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** The owner of the site, and the sentence on investment advice. */
  rights: string;
  /** Documents and contacts; without any the menu is left out. */
  links: readonly { label: string; href: string }[];
  /** The hours of customer service; absent where the screen already shows them. */
  service?: string | undefined;
  /** Choices of the reader, such as the scheme. */
  children?: ReactNode;
  /** Close under a screen that fills the window itself. @default false */
  isFlush?: boolean | undefined;
}

/** The end of every screen. */
export function SiteFooter({
  label,
  rights,
  links,
  service,
  children,
  isFlush = false,
  ...root
}: SiteFooterProps) {
  return (
    <footer {...rootProps(root, styles.footer)} data-flush={isFlush || undefined}>
      <div className={styles.row}>
        <p className={styles.rights}>{rights}</p>
        {wrapTexts(children)}
        {links.length > 0 && (
          <nav aria-label={label}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <PlainLink href={link.href} className={styles.link}>
                    {link.label}
                  </PlainLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {service !== undefined && <p>{service}</p>}
      </div>
    </footer>
  );
}
