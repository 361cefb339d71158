import type { Locale } from '@rostra/i18n';
import { companies } from './companies.ts';
import type { Company, CompanyKey } from './companies.ts';
import { events } from './events.ts';
import type { EventKey } from './events.ts';
import { people } from './people.ts';
import type { Person, PersonKey } from './people.ts';

export { companies, events, people };
export type { InBoth } from './names.ts';

/** The cast in one language. */
export interface Cast {
  companies: Record<CompanyKey, { name: string; industry: string; stockCode: string | undefined }>;
  events: Record<EventKey, { name: string; organizer: string; speaker: string }>;
  people: Record<PersonKey, { name: string; position: string; company: string | undefined }>;
}

/** Returns every value of an object, changed, under its key. */
const mapped = <Key extends string, From, To>(
  from: Readonly<Record<Key, From>>,
  to: (one: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(from).map(([key, one]) => [key, to(one)])) as Record<
    Key,
    To
  >;

/** Returns the companies, events and people that all stories share, in one language. */
export const castIn = (locale: Locale): Cast => ({
  companies: mapped<CompanyKey, Company, Cast['companies'][CompanyKey]>(
    companies,
    ({ name, industry, stockCode }) => ({
      name: name[locale],
      industry: industry[locale],
      stockCode,
    }),
  ),
  events: mapped(events, ({ name, organizer, speaker }) => ({
    name: name[locale],
    organizer: companies[organizer].name[locale],
    speaker: people[speaker].name[locale],
  })),
  people: mapped<PersonKey, Person, Cast['people'][PersonKey]>(
    people,
    ({ name, position, company }) => ({
      name: name[locale],
      position: position[locale],
      company: company && companies[company].name[locale],
    }),
  ),
});

/** Returns a person's position and company in the order of the language. */
export function affiliationOf(locale: Locale, key: PersonKey): string {
  const { position, company } = castIn(locale).people[key];
  if (company === undefined) return position;
  return locale === 'en' ? `${position}, ${company}` : `${company} ${position}`;
}
