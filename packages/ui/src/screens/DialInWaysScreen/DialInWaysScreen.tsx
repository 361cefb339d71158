import type { ReactNode } from 'react';
import type { DialInCountry } from '../../events/AccessDetails/index.ts';
import { telHref } from '../../events/AccessDetails/telHref.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { LiveText } from '../liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';
import * as styles from './DialInWaysScreen.css.ts';

/** With the meeting's numbers, or through an operator. */
export type DialInWay = 'automatic' | 'manual';

export interface DialInWaysScreenProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Which of the two pages is shown. */
  way: DialInWay;
  /** Their addresses. */
  ways: Readonly<Record<DialInWay, string>>;
  /** The numbers of this way, in the order to show; passcodes are with the event. */
  countries: readonly DialInCountry[];
  /** `DialInPanel` of the meeting that the reader comes from. */
  meeting?: ReactNode;
  /** `ContactList`, for readers whom the phone does not help either. */
  contacts?: ReactNode;
}

const STEPS = ['one', 'two', 'three'] as const;

/** /meeting/dial-in/ways and manual-ways: how to join a meeting by phone (EVT-76, EVT-77). */
export function DialInWaysScreen(props: DialInWaysScreenProps) {
  const { t, way, ways, countries, meeting } = props;
  const main = (
    <div className={meeting === undefined ? styles.halves : frame.sections}>
      <section>
        <SectionHead title={t('liveHelp.ways.stepsTitle')} />
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              {t(`liveHelp.ways.steps.${way}.${step}`)}
            </li>
          ))}
        </ol>
        {way === 'automatic' && meeting === undefined && (
          <p className={styles.note}>{t('liveHelp.ways.where')}</p>
        )}
      </section>
      <section>
        <SectionHead title={t('liveHelp.ways.numbers')} />
        {countries.length === 0 ? (
          <EmptyState title={t('liveHelp.ways.none')} />
        ) : (
          <dl className={styles.countries}>
            {countries.map((country) => (
              <div key={country.id} className={styles.country}>
                <dt className={styles.name}>{country.name}</dt>
                {country.numbers.map((line) => (
                  <dd key={line.id} className={styles.line}>
                    <Link href={telHref(line.number)}>{line.number}</Link>
                    <Text as="span" size="sm" tone="secondary" isTabular>
                      {[
                        ...(line.language === null
                          ? []
                          : [t(`livePhone.dialIn.languages.${line.language}`)]),
                        ...(line.hours === null ? [] : [t('livePhone.dialIn.hours', line.hours)]),
                      ].join(' · ')}
                    </Text>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  );
  return (
    <div {...rootProps(props, `${frame.page} ${frame.block} ${frame.sections}`)}>
      <div className={styles.head}>
        <Heading level={1} size="title-lg">
          {t('liveHelp.ways.title')}
        </Heading>
        <p className={styles.lead}>{t('liveHelp.ways.lead')}</p>
        <TabLinks
          label={t('liveHelp.ways.choice')}
          tabs={(['automatic', 'manual'] as const).map((key) => ({
            href: ways[key],
            text: t(`liveHelp.ways.${key}`),
            isCurrent: key === way,
          }))}
        />
      </div>
      {meeting === undefined ? (
        main
      ) : (
        <div className={frame.twoColumns}>
          {main}
          <aside className={styles.meeting}>{meeting}</aside>
        </div>
      )}
      {wrapTexts(props.contacts)}
    </div>
  );
}
