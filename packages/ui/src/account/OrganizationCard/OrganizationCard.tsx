import { isolate } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as parts from '../../layout/CardParts/CardParts.css.ts';
import { CardHead } from '../../layout/CardParts/CardHead.tsx';
import { CountList } from '../../layout/CardParts/CountList.tsx';
import { FactList } from '../../layout/CardParts/FactList.tsx';
import type { Following } from '../../layout/CardParts/FollowButton.tsx';
import { joinParts } from '../../layout/CardParts/joinParts.ts';
import { Link } from '../../foundations/Link/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { OrganizationCardData } from './organizationCardData.ts';
import { readableWebsite } from './readableWebsite.ts';

export interface OrganizationCardProps extends RootProps {
  /** Names and texts in the reader's language. */
  organization: OrganizationCardData;
  /** A row of a list, or the head of its page with all known facts. @default 'row' */
  look?: 'row' | 'page' | undefined;
  /** Makes the name a heading of this level in the page's outline. @default no heading */
  level?: 1 | 2 | 3 | undefined;
  /** Without it there is no button. */
  following?: Following | undefined;
  /** Further actions, at the end: join, resign. */
  actions?: ReactNode;
}

/** An organization: name and type, its known facts, and the follow button. */
export function OrganizationCard({
  organization,
  look = 'row',
  level,
  following,
  actions,
  ...root
}: OrganizationCardProps) {
  const t = useCommunityText();
  const { name, typeName, isOwner = false, introduction, counts } = organization;
  const isPage = look === 'page';
  const website = readableWebsite(organization.website);
  const facts = [
    { label: t('organization.industry'), value: organization.industry },
    // Joined names: their own isolation keeps the order that `bdi` would turn.
    {
      label: t('organization.place'),
      value: organization.place && <span>{isolate(organization.place)}</span>,
    },
    { label: t('organization.stockCode'), value: organization.stockCode },
    { label: t('organization.fundType'), value: organization.fundType },
    { label: t('organization.aum'), value: organization.aum },
    {
      label: t('organization.website'),
      value: website && (
        <Link href={website.href} target="_blank" rel="noopener noreferrer">
          {website.text}
        </Link>
      ),
    },
    { label: t('organization.contact'), value: organization.contact },
  ];
  return (
    <article {...rootProps(root, parts.card)} aria-label={name}>
      <CardHead
        kind="organization"
        name={name}
        href={organization.href}
        src={organization.logoUrl}
        isPage={isPage}
        level={level}
        tags={
          <>
            {typeName !== '' && <Tag>{typeName}</Tag>}
            {isOwner && <Tag tone="brand">{t('organization.owner')}</Tag>}
          </>
        }
        line={isPage ? '' : joinParts([organization.industry, organization.place])}
        following={following}
        actions={actions}
      />
      {isPage && Boolean(introduction) && <Text dir="auto">{introduction}</Text>}
      {isPage && <FactList facts={facts} />}
      {isPage && counts && (
        <CountList
          counts={[
            { label: t('organization.events'), count: counts.events },
            { label: t('organization.followers'), count: counts.followers },
          ]}
        />
      )}
    </article>
  );
}
