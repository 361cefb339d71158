import type { ReactNode } from 'react';
import { AudienceEntries } from '../../reading/AudienceEntries/index.ts';
import type { AudienceEntry } from '../../reading/AudienceEntries/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './AboutScreen.css.ts';

export interface AboutScreenProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** One for each audience of the site, with the way in. */
  audience: readonly AudienceEntry[];
  /** Numbers of the specification: days of VIP, hours of review and contact, working days of a top-up. */
  facts: { vip: number; review: number; contact: number; topUp: number };
  /** `ContactList`, or its placeholder while it loads. */
  contacts: ReactNode;
  /** The documents; without any the part is left out. */
  legal: readonly { name: string; href: string }[];
}

const offers = ['events', 'research', 'payment', 'languages'] as const;
const principles = ['one', 'two', 'three'] as const;
const factKeys = ['vip', 'review', 'contact', 'topUp'] as const;

/** An introduction to Rostra and its audience (FND-30). */
export function AboutScreen({ t, audience, facts, contacts, legal }: AboutScreenProps) {
  return (
    <>
      <section className={styles.band}>
        <div className={`${frame.page} ${styles.bandText}`}>
          <h1 className={styles.title}>{t('about.title')}</h1>
          <p className={styles.lead}>{t('about.lead')}</p>
        </div>
      </section>
      <div className={`${frame.page} ${frame.block} ${frame.sections}`}>
        <section>
          <SectionHead title={t('about.offer.title')} />
          <ul className={styles.offers}>
            {offers.map((key) => (
              <li key={key}>
                <h3 className={styles.name}>{t(`about.offer.${key}.name`)}</h3>
                <p className={styles.text}>{t(`about.offer.${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <SectionHead title={t('about.audience.title')} />
          <AudienceEntries entries={audience} />
        </section>
        <section>
          <SectionHead title={t('about.facts.title')} />
          <dl className={styles.facts}>
            {factKeys.map((key) => (
              <div key={key} className={styles.fact}>
                <dt className={styles.text}>{t(`about.facts.${key}`)}</dt>
                <dd className={styles.figure}>{facts[key]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <SectionHead title={t('about.principles.title')} />
          <ol className={styles.principles}>
            {principles.map((key) => (
              <li key={key} className={styles.principle}>
                {t(`about.principles.${key}`, { hours: facts.review })}
              </li>
            ))}
          </ol>
        </section>
        <div id="contacts" className={styles.anchor}>
          {contacts}
        </div>
        {legal.length > 0 && (
          <section>
            <SectionHead title={t('about.legal.title')} />
            <ul className={styles.legal}>
              {legal.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
