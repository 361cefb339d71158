import { Avatar } from '../../data/Avatar/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './EventScreen.css.ts';

/** A contact for questions about an event. */
export interface EventContact {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
}

interface EventContactsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The event's contacts, in the order to show. */
  contacts: readonly EventContact[];
  /** The address for requesting a one-to-one talk; undefined while there is none. */
  oneToOneHref: string | undefined;
}

/** The contacts for questions about an event, and the way to a one-to-one talk (EVT-16, EVT-21). */
export function EventContacts({ t, contacts, oneToOneHref }: EventContactsProps) {
  return (
    <>
      {oneToOneHref !== undefined && (
        <LinkButton href={oneToOneHref} isFull tone="neutral" emphasis="outline">
          {t('event.askOneToOne')}
        </LinkButton>
      )}
      {contacts.length > 0 && (
        <section aria-labelledby="event-contacts">
          <SectionHead id="event-contacts" title={t('event.contacts')} />
          <ul className={styles.contacts}>
            {contacts.map(({ id, name, phone, email }) => (
              <li key={id} className={styles.contact}>
                <Avatar name={name} />
                <div className={styles.words}>
                  <Text weight="strong" dir="auto">
                    {name}
                  </Text>
                  {phone !== null && (
                    <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} size="sm">
                      {phone}
                    </Link>
                  )}
                  {email !== null && (
                    <Link href={`mailto:${email}`} size="sm">
                      {email}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
