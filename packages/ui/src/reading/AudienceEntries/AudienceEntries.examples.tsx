import { AudienceEntries } from '@rostra/ui/AudienceEntries';

/** Three audiences in a side column, each with its own page. */
export function Example() {
  return (
    <AudienceEntries
      shape="list"
      entries={[
        {
          name: 'Investors',
          text: 'Research, earnings calls and one-to-ones with experts.',
          href: '/for/investors',
        },
        {
          name: 'Companies',
          text: 'Roadshows that you host, and your attendees.',
          href: '/for/companies',
        },
        {
          name: 'Experts',
          text: 'Requests from funds, and your own articles.',
          href: '/for/experts',
        },
      ]}
    />
  );
}

/** Describe the content that this audience will find. */
export const Do = () => (
  <AudienceEntries
    shape="list"
    entries={[
      {
        name: 'Investors',
        text: 'Research, earnings calls and one-to-ones with experts.',
        href: '#investors',
      },
      {
        name: 'Companies',
        text: 'Roadshows that you host, and your attendees.',
        href: '#companies',
      },
    ]}
  />
);

/** Repeat the name, or praise the site. */
export const Dont = () => (
  <AudienceEntries
    shape="list"
    entries={[
      { name: 'Investors', text: 'For investors.', href: '#for-investors' },
      { name: 'Companies', text: 'The best place for companies.', href: '#for-companies' },
    ]}
  />
);
