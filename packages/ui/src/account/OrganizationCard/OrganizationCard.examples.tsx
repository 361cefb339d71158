import { OrganizationCard } from '@rostra/ui/OrganizationCard';
import type { OrganizationCardProps } from '@rostra/ui/OrganizationCard';
import { useState } from 'react';
import { sampleOrganization } from '../../story/samples/people.ts';

const organization = sampleOrganization('en');

/** Leave out what is not known: its line goes, too. */
export const Do = () => (
  <OrganizationCard
    organization={{ ...organization, place: undefined, stockCode: undefined }}
    look="page"
  />
);

/** Fill gaps with a dash. */
export const Dont = () => (
  <OrganizationCard organization={{ ...organization, place: '-', stockCode: '-' }} look="page" />
);

/** Follows at once; the button keeps its place. */
export function Example({
  organization: shown,
  follow,
}: {
  organization: OrganizationCardProps['organization'];
  follow: (isOn: boolean) => Promise<void>;
}) {
  const [isOn, setIsOn] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const change = async (wanted: boolean) => {
    setIsPending(true);
    await follow(wanted);
    setIsOn(wanted);
    setIsPending(false);
  };
  return (
    <OrganizationCard
      organization={shown}
      following={{ isOn, isPending, onChange: (wanted) => void change(wanted) }}
    />
  );
}
