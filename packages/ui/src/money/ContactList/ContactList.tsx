import { Link } from '../../foundations/Link/index.ts';
import { QrCode } from '../../data/QrCode/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ContactList.css.ts';

/** A customer service contact, named in the reader's language. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
  /** The address in the QR code. */
  url: string;
}

export interface ContactListProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In display order, each with ways to reach them. */
  contacts: readonly Contact[];
  /** Service hours, Beijing time. */
  hours: { from: string; to: string };
}

/** Contacts with name, phone, email and QR code (PAY-68). */
export function ContactList({ t, contacts, hours, ...root }: ContactListProps) {
  return (
    <section {...rootProps(root, styles.root)} aria-label={t('about.contacts.title')}>
      <div>
        <h2 className={styles.title}>{t('about.contacts.title')}</h2>
        <Text size="sm" tone="secondary" isTabular>
          {t('about.contacts.hours', { from: hours.from, until: hours.to })}
        </Text>
      </div>
      <ul className={styles.list}>
        {contacts.map(({ name, phone, email, url }) => (
          <li key={email} className={styles.contact}>
            <QrCode value={url} label={t('about.contacts.qr', { name })} />
            <div className={styles.words}>
              <Text weight="strong" dir="auto">
                {name}
              </Text>
              <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} size="sm">
                {phone}
              </Link>
              <Link href={`mailto:${email}`} size="sm">
                {email}
              </Link>
              <Text size="xs" tone="muted">
                {t('about.contacts.scan')}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
