import type { OrganizationHomepage } from '@rostra/contract';
import { OrganizationCard } from '@rostra/ui/OrganizationCard';
import { SectionHead } from '@rostra/ui/SectionHead';
import { useState } from 'react';
import { organizationCardOf } from '../../features/organization/organizationCardOf.ts';
import { useLocale, useLocalized } from '../../language/useText.ts';
import { textIn } from '../sampleWords.ts';
import * as styles from './pages.css.ts';

export interface OrganizationPageProps {
  organization: OrganizationHomepage;
  /** Organizations that the reader administers. */
  owned: readonly OrganizationHomepage[];
}

/** CERT-34: all details of an organization, and those of the reader. */
export function OrganizationPage({ organization, owned }: OrganizationPageProps) {
  const name = useLocalized();
  const locale = useLocale();
  const [isOn, setOn] = useState(organization.is_following === true);
  return (
    <div className={styles.page}>
      <OrganizationCard
        organization={organizationCardOf(organization, { name, locale })}
        look="page"
        level={1}
        following={{ isOn, onChange: setOn }}
      />
      <section>
        <SectionHead title={textIn(locale)('Administered by you', '由您管理')} />
        {owned.map((row) => (
          <OrganizationCard key={row.id} organization={organizationCardOf(row, { name, locale })} />
        ))}
      </section>
    </div>
  );
}
