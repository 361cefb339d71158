import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as parts from '../../layout/CardParts/CardParts.css.ts';
import { CardHead } from '../../layout/CardParts/CardHead.tsx';
import { CountList } from '../../layout/CardParts/CountList.tsx';
import type { Following } from '../../layout/CardParts/FollowButton.tsx';
import { joinParts } from '../../layout/CardParts/joinParts.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { UserCardData } from './userCardData.ts';
import { UserTags } from './UserTags.tsx';
import * as styles from './UserCard.css.ts';

export interface UserCardProps extends RootProps {
  /** By the identity chosen for the community. */
  user: UserCardData;
  /** A line of a list, or the head of a personal homepage with everything. @default 'row' */
  look?: 'row' | 'page' | undefined;
  /** Makes the name a heading of this level in the page's outline. @default no heading */
  level?: 1 | 2 | 3 | undefined;
  /** The reader; there is nothing to follow then. @default false */
  isSelf?: boolean | undefined;
  /** Without it there is no button: for visitors, and in lists with another purpose. */
  following?: Following | undefined;
  /** Further actions, at the end: unblock, a date. */
  actions?: ReactNode;
  /** The reason for the tier, in a sentence; on the personal homepage. */
  tierNote?: string | undefined;
}

/** A person: name, role and company, and the follow button. */
export function UserCard({
  user,
  look = 'row',
  level,
  isSelf = false,
  following,
  actions,
  tierNote,
  ...root
}: UserCardProps) {
  const t = useCommunityText();
  const { name, introduction, counts, badges = [] } = user;
  const isPage = look === 'page';
  return (
    <article {...rootProps(root, parts.card)} aria-label={name}>
      <CardHead
        kind="person"
        name={name}
        href={user.href}
        src={user.avatarUrl}
        isPage={isPage}
        level={level}
        tags={<UserTags user={user} isSelf={isSelf} />}
        line={joinParts([user.position, user.company])}
        following={isSelf ? undefined : following}
        actions={actions}
      />
      {isPage && Boolean(introduction) && <Text dir="auto">{introduction}</Text>}
      {isPage && tierNote !== undefined && (
        <Text size="sm" tone="secondary">
          {tierNote}
        </Text>
      )}
      {isPage && badges.length > 0 && (
        <ul className={styles.badges} aria-label={t('people.badges')}>
          {badges.map(({ id, description, imageUrl }) => (
            <li key={id}>
              <img className={styles.badge} src={imageUrl} alt={description} title={description} />
            </li>
          ))}
        </ul>
      )}
      {isPage && counts && (
        <CountList
          counts={[
            { label: t('people.viewpoints'), count: counts.viewpoints },
            { label: t('people.followers'), count: counts.followers },
          ]}
        />
      )}
    </article>
  );
}
