import type { ReactNode } from 'react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { languageOf } from '../../languageOf.ts';
import { Link } from '../../foundations/Link/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { FollowButton } from './FollowButton.tsx';
import type { Following } from './FollowButton.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './CardParts.css.ts';

interface CardHeadProps {
  /** Determines the shape of the image. */
  kind: 'person' | 'organization';
  /** The displayed name. */
  name: string;
  /** The link's address; null if there is nothing to open. */
  href: string | null;
  /** Photo or logo. */
  src: string | null | undefined;
  /** Used at the top of a page: larger. */
  isPage: boolean;
  /** Heading level of the name; without it the name is not a heading. */
  level: 1 | 2 | 3 | undefined;
  /** Tags after the name. */
  tags: ReactNode;
  /** The line below the name, with isolated parts; left out if empty. */
  line: string;
  /** The follow state; without it there is no button. */
  following: Following | undefined;
  /** Further actions. */
  actions: ReactNode;
}

/** Image, name with tags, the line below, and actions at the end. */
export function CardHead(props: CardHeadProps) {
  const { kind, name, href, src, isPage, level, tags, line, following, actions } = props;
  const size = isPage ? 'lg' : 'md';
  const title = (
    <span lang={languageOf(name)} dir="auto">
      {href === null ? (
        name
      ) : (
        <Link href={href} emphasis="quiet">
          {name}
        </Link>
      )}
    </span>
  );
  return (
    <div className={styles.head}>
      <Avatar kind={kind} name={name} src={src ?? undefined} size={size} />
      <div className={styles.named}>
        <span className={styles.name}>
          {level === undefined ? (
            <Text as="strong" size={size} weight="strong">
              {title}
            </Text>
          ) : (
            <Heading level={level} size={isPage ? 'title-md' : 'md'}>
              {title}
            </Heading>
          )}
          {wrapTexts(tags)}
        </span>
        {line !== '' && (
          <Text size="sm" tone="secondary">
            {line}
          </Text>
        )}
      </div>
      <div className={styles.ends}>
        {following && <FollowButton name={name} following={following} />}
        {wrapTexts(actions)}
      </div>
    </div>
  );
}
